import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const totals = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space.x16} * 1.5)), 1fr))`,
  gap: vars.space.x3,
})
export const net = style({ gridColumn: '1 / -1' })
