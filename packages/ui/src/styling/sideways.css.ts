import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { canHover } from './interaction.css.ts'

/** Row that scrolls sideways. A finger needs no scrollbar; a mouse without a tilting wheel has no other way to the rest. */
export const sideways = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [canHover]: { scrollbarWidth: 'thin' } },
})

/** Line of entries side by side that scrolls sideways, out to the edges of the column. */
export const sidewaysLine = style([
  sideways,
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space.x2,
    paddingInline: vars.space.gutter,
    scrollPaddingInline: vars.space.gutter,
  },
])
