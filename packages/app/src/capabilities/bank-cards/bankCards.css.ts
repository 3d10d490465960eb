import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Takes the remaining width; when that would break every word, the button wraps to the next line. */
export const name = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  flex: `1 1 calc(${vars.space.x12} * 2)`,
})
