import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
})
/** Face of a step, lit as its stair is. */
export const steps = styleVariants({
  reached: [step, { color: vars.color.surface.page, backgroundColor: vars.color.text.primary }],
  current: [step, { color: vars.color.brand.on, backgroundColor: vars.color.brand.rest }],
  ahead: [step, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
})
export const numeral = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontSize: `calc(${vars.type.display.size} * 1.5)`,
  lineHeight: 1,
})
export const badge = style({ flex: 'none', inlineSize: vars.space.x12 })
export const prize = style({ padding: vars.space.x4 })
