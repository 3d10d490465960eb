import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  paddingBlockEnd: vars.space.section,
})
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minInlineSize: 0 })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingInline: vars.space.gutter,
})
export const result = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
  contentVisibility: 'auto',
  containIntrinsicSize: `auto calc(${vars.space.x16} * 7)`,
})
/** With a long name, or large text, the clock and the button wrap below. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
  padding: vars.space.x4,
})
export const headWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  flex: '1 1 6em',
  minInlineSize: 0,
})
export const headEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: '100%',
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
})
export const row = style({
  selectors: { '&:nth-child(even)': { backgroundColor: vars.color.surface.sunken } },
})
export const prize = style({
  inlineSize: `calc(${vars.space.x16} + ${vars.space.x6})`,
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  color: vars.color.text.secondary,
  fontSize: vars.type.small.size,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.medium,
})
export const special = style({
  color: vars.color.status.danger.text,
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.lineHeight,
  fontWeight: vars.font.weight.display,
})
export const heads = style({
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
export const headsTitle = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  color: vars.color.text.link,
  fontSize: vars.type.small.size,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
})
export const tails = style({
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  color: vars.color.text.primary,
  letterSpacing: '0.2em',
  textAlign: 'start',
})
export const headCell = style([
  tails,
  { inlineSize: vars.space.x16, color: vars.color.text.secondary, paddingInlineStart: vars.space.x4 },
])
