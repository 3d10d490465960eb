import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.space.x5,
  minBlockSize: vars.space.x5,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.pill,
  fontSize: vars.type.caption.size,
  lineHeight: 1,
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
})

export const tones = styleVariants({
  danger: { color: vars.color.status.danger.on, backgroundColor: vars.color.status.danger.solid },
  brand: { color: vars.color.brand.on, backgroundColor: vars.color.brand.rest },
  quiet: { color: vars.color.control.on, backgroundColor: vars.color.control.rest },
})

export const dot = style({
  minInlineSize: vars.space.x2,
  minBlockSize: vars.space.x2,
  inlineSize: vars.space.x2,
  paddingInline: 0,
})
