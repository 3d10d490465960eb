import { vars } from '@livery/theme/contract.css.ts'
import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'

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
/* Without the tokens of a brand one picture is shown, not both. */
export const onDark = style({ display: fallbackVar(vars.logo.onDark, 'block') })
export const onLight = style({ display: fallbackVar(vars.logo.onLight, 'none') })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  // A finger's width also while the picture is on its way.
  minInlineSize: vars.size.touch,
})
