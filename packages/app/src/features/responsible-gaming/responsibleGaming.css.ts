import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Sum of a period: the net result over the rest. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space.x16} * 1.5)), 1fr))`,
  gap: vars.space.x3,
  margin: 0,
})
export const net = style({ gridColumn: '1 / -1' })

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
