import { vars } from '@livery/theme/contract.css.ts'
import { sideways } from '@livery/ui/sideways'
import { style } from '@vanilla-extract/css'

/** Cards side by side in a line that scrolls sideways, from edge to edge of the column. */
export const line = style([
  sideways,
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space.x2,
    scrollSnapType: 'x proximity',
    paddingBlock: vars.space.half,
    paddingInline: vars.space.gutter,
    scrollPaddingInline: vars.space.gutter,
  },
])
