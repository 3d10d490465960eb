import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.x4,
})
/** The fields: a form of their own, because sheets above and below it bring theirs. */
export const form = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
})
/** The brand's own panel: what there is, before anything is moved. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.card,
  boxShadow: vars.shadow.card,
})
/** What there is beside the way into the vendors' wallets, as long as both fit a line. */
export const heroRow = style([
  hero,
  { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
])
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
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

export const facts = style({ display: 'flex', flexDirection: 'column', margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x2,
})
export const total = style([
  fact,
  {
    marginBlockStart: vars.space.x1,
    paddingBlockStart: vars.space.x3,
    borderBlockStartStyle: 'solid',
    borderBlockStartWidth: vars.line.hairline,
    borderBlockStartColor: vars.color.border.subtle,
  },
])

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
})
export const symbol = style({ color: vars.color.text.secondary, fontSize: vars.type.title.size })

/** What is to be paid, above the button under the thumb. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  backgroundColor: vars.color.surface.page,
})
export const refusal = style({ display: 'flex', flexDirection: 'column' })
const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
/** The base layout's one column, closer together. */
export const plain = style([column, { paddingInline: vars.space.gutter, paddingBlock: vars.space.x4 }])
export const plainForm = column

/** How an order stands: a mark, a heading, the sum. */
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
