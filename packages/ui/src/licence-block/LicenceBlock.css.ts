import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
  alignItems: 'start',
})
export const age = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: vars.space.x1,
  borderStyle: 'solid',
  borderWidth: vars.line.focus,
  borderColor: vars.color.text.secondary,
  borderRadius: vars.radius.pill,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.bold,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 })
export const company = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
export const text = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
