import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.x4,
})
/** The brand's own panel: the balance above the form. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.shape.card,
  cornerShape: vars.corner.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.card,
  boxShadow: vars.shadow.card,
})
/** Balance beside the link to the vendors' wallets, while both fit a line. */
export const heroRow = style([
  hero,
  { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
])
/* The balance takes the line: its figure is as large as the room that it is given. */
globalStyle(`${heroRow} > :first-child`, { flex: '1 1 12em' })
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
/** Part below a page's form, with gutters of its own. */
export const listing = style([
  part,
  { paddingInline: vars.space.gutter, paddingBlockStart: vars.space.section },
])
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
})
export const noteWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  flex: '1 1 auto',
  minInlineSize: 0,
})

export const details = style({ display: 'flex', flexDirection: 'column', margin: 0 })
export const detailRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x2,
})
export const total = style([
  detailRow,
  {
    marginBlockStart: vars.space.x1,
    paddingBlockStart: vars.space.x3,
    borderBlockStartStyle: 'solid',
    borderBlockStartWidth: vars.line.hairline,
    borderBlockStartColor: vars.color.border.subtle,
  },
])

/** Amount to pay, above the button in the sticky bar. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  backgroundColor: vars.color.surface.page,
})
export const refusal = style({ display: 'flex', flexDirection: 'column' })
/** Single column of the base layout, with smaller gaps. */
export const plain = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.x4,
})

/** Head of an order: icon, heading, sum. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
})
export const headWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x4,
  marginBlockEnd: vars.space.x2,
  borderRadius: vars.radius.pill,
})
export const marks = styleVariants({
  waiting: [mark, { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft }],
  good: [mark, { color: vars.color.status.success.text, backgroundColor: vars.color.status.success.soft }],
  bad: [mark, { color: vars.color.status.danger.text, backgroundColor: vars.color.status.danger.soft }],
})
export const clock = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })
export const scan = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
})
