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
  // The footer ends the page: its colour continues in the space that the page reserves for the bottom menu.
  boxShadow: `0 calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4}) 0 0 ${vars.color.surface.sunken}`,
})
export const group = style({ display: 'flex', flexDirection: 'column' })
export const title = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
/** A link has the height of a touch target, and is as close to its neighbours as lines of text are. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  marginBlockEnd: `calc(${vars.space.x3} * -1)`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.control,
  textUnderlineOffset: '0.25em',
})
export const textSpacing = style({ marginBlockStart: vars.space.x1 })
export const text = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
