import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlock: vars.space.x3,
  paddingBlockEnd: vars.space.section,
})
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  marginInline: vars.space.gutter,
  padding: vars.space.x5,
  borderRadius: vars.shape.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.hero,
  boxShadow: vars.shadow.card,
  textAlign: 'center',
})
export const art = style({ inlineSize: `calc(${vars.space.x16} + ${vars.space.x8})` })
