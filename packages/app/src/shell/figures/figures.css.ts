import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space.x16} * 1.5)), 1fr))`,
  gap: vars.space.x3,
  margin: 0,
})
/** The result stands over the rest. */
export const result = style({ gridColumn: '1 / -1' })
