import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.space.x6,
  color: vars.color.text.secondary,
})
export const passed = style({ color: vars.color.status.success.text })
/** The picture's field and the way around it. */
export const captcha = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  paddingBlockEnd: vars.space.x2,
})
export const instead = style({ display: 'flex', justifyContent: 'flex-start' })
