import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Row that scrolls sideways, out to the edges of the column. */
export const strip = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  paddingBlock: vars.space.half,
})
/** Entries of one kind in a strip of several. */
export const stripGroup = style({ display: 'flex', flex: 'none', gap: vars.space.x2 })
export const stripEntry = style({ flex: 'none' })
