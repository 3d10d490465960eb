import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlock: vars.space.x4,
})
export const number = style({
  minInlineSize: vars.space.x6,
  color: vars.color.brand.text,
  fontSize: vars.type.small.size,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const ask = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
})
