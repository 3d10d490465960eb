import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The figure to act on at the start, the one to be glad of at the end; where both do not fit, under one another. */
export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  margin: 0,
})
export const earned = style({ textAlign: 'end' })
