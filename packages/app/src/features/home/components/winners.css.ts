import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { vendorMark } from '../home.css.ts'
import { line } from './line.css.ts'
import { row as ruled, rows } from './rows.css.ts'

export const list = style([rows, { containerType: 'inline-size' }])

/**
 * Row of a winner: name and game beside the sum; in a narrow column every sum is below, so that all rows are aligned.
 */
export const row = style([
  ruled,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"art text sum"',
    alignItems: 'center',
    columnGap: vars.space.x3,
    rowGap: vars.space.half,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    '@container': {
      '(max-width: 20rem)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"art text" "art sum"',
      },
    },
  },
])
export const art = style([vendorMark, { gridArea: 'art' }])
export const textColumn = style({ gridArea: 'text', minInlineSize: 0 })
export const sum = style({ gridArea: 'sum' })

/** Line of winners that the player scrolls. */
export const ticker = style([line, { paddingBlock: 0 }])
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"art text" "art sum"',
  alignItems: 'center',
  columnGap: vars.space.x3,
  flex: `0 0 min(85%, ${vars.space.x16} * 4)`,
  scrollSnapAlign: 'start',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
})
