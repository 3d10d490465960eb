import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x4,
})
/** When, and how the member stands: side by side while there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x1,
})
/** The picture of what is over stands back. */
export const over = style({ display: 'block', opacity: 0.5, filter: 'grayscale(1)' })

export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlockEnd: vars.space.x4,
})
export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingInline: vars.space.gutter,
})
export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
/** The bar of the action reaches the sides, its button keeps the gutter. */
export const action = style({ paddingInline: vars.space.gutter })

export const standing = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 })
export const standingWords = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minInlineSize: 0,
})

export const application = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
})
export const marks = styleVariants({
  neutral: [mark, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
  brand: [mark, { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft }],
  success: [mark, { color: vars.color.status.success.text, backgroundColor: vars.color.status.success.soft }],
  warning: [mark, { color: vars.color.status.warning.text, backgroundColor: vars.color.status.warning.soft }],
  danger: [mark, { color: vars.color.status.danger.text, backgroundColor: vars.color.status.danger.soft }],
  info: [mark, { color: vars.color.status.info.text, backgroundColor: vars.color.status.info.soft }],
})
