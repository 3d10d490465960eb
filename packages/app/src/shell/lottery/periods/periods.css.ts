import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const clock = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.space.x8,
})
