import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minInlineSize: 0 })
export const figure = style({
  paddingInlineStart: vars.space.x2,
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.heading.lineHeight,
})
export const symbolAtEnd = style({ paddingInlineEnd: `min(${vars.space.x3}, ${vars.space.field})` })
export const symbol = style({ color: vars.color.text.secondary, fontWeight: vars.font.weight.medium })
