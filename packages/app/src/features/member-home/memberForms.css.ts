import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { head } from './memberHome.css.ts'

/** First line of the ledger: what the member has. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.space.row,
  paddingBlock: vars.space.x3,
  paddingInlineStart: vars.space.x4,
})

/** Head of the tiles: a band of the brand from edge to edge, which meets the header. */
export const band = style([
  head,
  {
    marginBlockStart: `calc(${vars.space.x4} * -1)`,
    paddingBlock: vars.space.x6,
    paddingInline: vars.space.gutter,
    color: vars.color.text.primary,
    backgroundColor: vars.color.surface.card,
    backgroundImage: vars.gradient.hero,
  },
])
