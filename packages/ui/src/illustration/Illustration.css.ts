import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ inlineSize: vars.size.illustration, blockSize: 'auto', maxInlineSize: '60%' })
export const backdrop = style({ fill: vars.color.brand.soft })
export const plate = style({ fill: vars.color.surface.raised, stroke: vars.color.border.subtle })
export const line = style({
  fill: 'none',
  stroke: vars.color.brand.text,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const quiet = style({
  fill: 'none',
  stroke: vars.color.text.muted,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const spark = style({ fill: vars.color.accent.rest })
