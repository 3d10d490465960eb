import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlockEnd: vars.space.section,
})
export const chips = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space.gutter,
})
