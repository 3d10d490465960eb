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
  // The page ends with it: its colour goes on in the room that the page keeps for the bottom menu.
  boxShadow: `0 calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4}) 0 0 ${vars.color.surface.sunken}`,
})
export const group = style({ display: 'flex', flexDirection: 'column' })
export const title = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
/** A link is as high as a thumb, and stands as close to its neighbours as a line of text does. */
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
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.control,
  textUnderlineOffset: '0.25em',
})
export const words = style({ marginBlockStart: vars.space.x1 })
export const text = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
