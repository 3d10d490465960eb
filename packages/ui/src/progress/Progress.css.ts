import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const tracks = styleVariants({
  bar: {
    overflow: 'hidden',
    blockSize: vars.space.x2,
    borderRadius: vars.shape.chip,
    backgroundColor: vars.color.surface.sunken,
    outlineStyle: 'solid',
    outlineWidth: vars.line.hairline,
    outlineColor: vars.color.border.control,
    outlineOffset: 0,
  },
  line: {
    blockSize: vars.line.focus,
    backgroundColor: vars.color.border.control,
  },
})
/** Filled part, 0 to 1. */
export const part = createVar()
const fill = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: `calc(${part} * 100%)`,
  borderRadius: vars.shape.chip,
  transition: `inline-size ${vars.motion.page} ${vars.motion.easing}`,
})
export const fills = styleVariants({
  brand: [fill, { backgroundColor: vars.color.brand.text }],
  success: [fill, { backgroundColor: vars.color.status.success.text }],
  warning: [fill, { backgroundColor: vars.color.status.warning.text }],
})
