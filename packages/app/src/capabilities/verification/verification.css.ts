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
/** Captcha field with the button of its alternative. */
export const captcha = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  paddingBlockEnd: vars.space.x2,
})
/** Alternative in line with the fields: a negative margin removes the padding inside its button. */
export const instead = style({
  display: 'flex',
  justifyContent: 'flex-start',
  marginInlineStart: `calc(${vars.space.x4} * -1)`,
})
/** Progress of the proof of work, in the place of the picture. */
export const work = style({ display: 'flex', justifyContent: 'flex-start' })
