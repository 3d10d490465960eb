import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: 'none',
  maxInlineSize: '100%',
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'break-word',
})

export const tones = styleVariants({
  neutral: [root, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
  brand: [root, { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft }],
  success: [root, { color: vars.color.status.success.text, backgroundColor: vars.color.status.success.soft }],
  warning: [root, { color: vars.color.status.warning.text, backgroundColor: vars.color.status.warning.soft }],
  danger: [root, { color: vars.color.status.danger.text, backgroundColor: vars.color.status.danger.soft }],
  info: [root, { color: vars.color.status.info.text, backgroundColor: vars.color.status.info.soft }],
})
