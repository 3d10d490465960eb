import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const textColumn = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })
export const place = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const title = style({ fontWeight: vars.font.weight.medium })
export const detail = style({ color: vars.color.text.secondary })
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.x1,
})
export const amounts = styleVariants({
  neutral: { color: vars.color.text.primary },
  gain: { color: vars.color.status.success.text },
  loss: { color: vars.color.text.secondary },
})
export const amount = style({ fontWeight: vars.font.weight.bold })
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x3,
  paddingBlockStart: vars.space.x3,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
export const term = style({ color: vars.color.text.secondary })
export const fact = style({ color: vars.color.text.primary })
export const end = style({ blockSize: vars.line.hairline })
