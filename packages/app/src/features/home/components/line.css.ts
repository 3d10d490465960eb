import { vars } from '@livery/theme/contract.css.ts'
import { sidewaysLine } from '@livery/ui/sideways'
import { style } from '@vanilla-extract/css'

/** Cards side by side in a line that scrolls sideways, from edge to edge of the column. */
export const line = style([
  sidewaysLine,
  {
    scrollSnapType: 'x proximity',
    paddingBlock: vars.space.half,
  },
])
