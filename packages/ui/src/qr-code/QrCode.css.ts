import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  display: 'block',
  maxInlineSize: '100%',
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.card,
})
export const sizes = styleVariants({
  medium: { inlineSize: vars.size.illustration },
  large: { inlineSize: `calc(${vars.size.illustration} * 1.5)` },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%' })
export const modules = style({ fill: vars.color.text.primary })
