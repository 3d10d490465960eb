import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: vars.space.x3,
})
export const net = style({ gridColumn: '1 / -1' })
