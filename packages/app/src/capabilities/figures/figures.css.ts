import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space.x16} * 1.5)), 1fr))`,
  gap: vars.space.x3,
  margin: 0,
})
/** Three short figures or two long ones in a line. */
export const mixed = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space.x3,
  margin: 0,
})
export const short = style({ selectors: { [`${mixed} > &`]: { gridColumn: 'span 2' } } })
export const long = style({ gridColumn: 'span 3' })
/** The result spans the first line. */
export const result = style({ gridColumn: '1 / -1' })
