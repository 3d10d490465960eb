import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 })
export const cell = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: `calc(${vars.space.x8})`,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.small,
  color: vars.color.control.on,
  backgroundColor: vars.color.control.rest,
  fontWeight: vars.font.weight.bold,
})
export const colon = style({ color: vars.color.text.muted })
