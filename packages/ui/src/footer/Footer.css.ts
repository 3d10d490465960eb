import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.section,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.sunken,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const title = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  color: vars.color.text.secondary,
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.control,
  textUnderlineOffset: '0.25em',
})
export const text = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
