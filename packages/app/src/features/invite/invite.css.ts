import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The amount to claim at the start, the total earned at the end; stacked where both do not fit. */
export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  margin: 0,
})
export const earned = style({ textAlign: 'end' })
