import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Goes on sideways under the thumb, out to the column's sides. */
export const strip = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  paddingBlock: vars.space.half,
})
export const stripEntry = style({ flex: 'none' })
