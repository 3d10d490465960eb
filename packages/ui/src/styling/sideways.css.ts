import { style } from '@vanilla-extract/css'

import { canHover } from './interaction.css.ts'

/** Row that scrolls sideways. A finger needs no scrollbar; a mouse without a tilting wheel has no other way to the rest. */
export const sideways = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [canHover]: { scrollbarWidth: 'thin' } },
})
