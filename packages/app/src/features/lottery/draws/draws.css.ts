import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const history = style({ display: 'flex', flexDirection: 'column' })
export const draw = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  selectors: {
    '& + &': {
      borderBlockStartStyle: 'solid',
      borderBlockStartWidth: vars.line.hairline,
      borderBlockStartColor: vars.color.border.subtle,
    },
  },
})
export const drawHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 })

export const trend = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
export const tableScroller = style({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
})
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
/** Visually hidden: the tabs above already show it. */
export const caption = style({
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const cell = style({
  blockSize: `max(${vars.space.x6}, 2em)`,
  minInlineSize: `max(${vars.space.x6}, 2.2em)`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
})
export const hit = style([cell, {}])
export const hitBall = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: `max(${vars.space.x5}, 1.9em)`,
  blockSize: `max(${vars.space.x5}, 1.9em)`,
  borderRadius: vars.radius.pill,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
  fontWeight: vars.font.weight.bold,
})
const head = style({
  paddingInline: vars.space.x2,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  textAlign: 'start',
})
export const corner = style([
  head,
  { position: 'sticky', insetInlineStart: 0, backgroundColor: vars.color.surface.card },
])
export const rowHead = style([
  head,
  { position: 'sticky', insetInlineStart: 0, backgroundColor: vars.color.surface.card },
])
export const sum = style([
  cell,
  { color: vars.color.text.primary, backgroundColor: vars.color.surface.sunken },
])

export const frequencies = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const frequencyList = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.space.x16}, 5em), 1fr))`,
  gap: vars.space.x3,
})
export const frequency = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
})
