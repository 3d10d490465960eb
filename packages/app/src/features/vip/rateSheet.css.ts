import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Line of the member's level and what is left, ruled above and below. */
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x3,
  borderBlockStyle: 'solid',
  borderBlockWidth: vars.line.hairline,
  borderBlockColor: vars.color.border.control,
})
export const tick = style({ display: 'inline-block' })
/** Figures of one benefit, one on each line. */
export const figures = style({ display: 'block', whiteSpace: 'pre' })
