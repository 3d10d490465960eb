import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const picture = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
  objectPosition: 'left center',
  selectors: { '[dir="rtl"] &': { objectPosition: 'right center' } },
})
export const sizes = styleVariants({
  header: [picture, { blockSize: `calc(${vars.size.header} * 0.54)` }],
  large: [picture, { blockSize: vars.space.x12 }],
})
export const onDark = style({ display: vars.logo.onDark })
export const onLight = style({ display: vars.logo.onLight })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  minInlineSize: 0,
})
