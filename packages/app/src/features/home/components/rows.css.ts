import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { style } from '@vanilla-extract/css'

/** Rows of a card below one another; in a wide window in two columns, of which each is read to its end. */
export const rows = style({
  overflow: 'clip',
  '@media': { [WIDE_WINDOW]: { columns: `calc(${vars.space.x16} * 4.5) 2`, columnGap: 0 } },
})
/** Row with a line above it; the list cuts that of the first in each column. */
export const row = style({
  position: 'relative',
  insetBlockStart: `calc(${vars.line.hairline} * -1)`,
  breakInside: 'avoid',
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
