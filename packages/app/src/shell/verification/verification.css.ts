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
/** The way around stands in line with the fields: what its button keeps free inside is given back. */
export const instead = style({
  display: 'flex',
  justifyContent: 'flex-start',
  marginInlineStart: `calc(${vars.space.x4} * -1)`,
})
/** The work that stands in for the picture, where the picture would be. */
export const work = style({ display: 'flex', justifyContent: 'flex-start' })
