import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x1,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  borderBlockEndStyle: 'solid',
  borderBlockEndWidth: vars.line.hairline,
  borderBlockEndColor: vars.color.border.subtle,
})
export const icon = style({
  inlineSize: vars.space.x10,
  blockSize: vars.space.x10,
  flex: 'none',
  borderRadius: vars.radius.medium,
  objectFit: 'cover',
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 })
export const name = style({ fontWeight: vars.font.weight.bold })
export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  color: vars.color.text.secondary,
})
export const star = style({ color: vars.color.status.warning.text })
export const gift = style({ color: vars.color.accent.text })
