import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.section} + env(safe-area-inset-bottom))`,
})

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minInlineSize: 0 })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
})
