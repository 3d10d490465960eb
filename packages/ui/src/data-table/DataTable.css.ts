import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minInlineSize: 0 })
export const caption = style({ color: vars.color.text.secondary, fontWeight: vars.font.weight.medium })
/** Shadow colour that darkens in both themes; a mix with the text colour would be light in the dark theme. */
const shade = `color-mix(in oklab, ${vars.color.scrim} 45%, transparent)`
/** The border is drawn over the content: the sticky column would cover a hairline inside the box. */
export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.medium,
    boxShadow: vars.shadow.card,
    pointerEvents: 'none',
  },
})
export const scroller = style({
  isolation: 'isolate',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.card,
  /* Scroll shadow on the side where there is more content; at an end the content covers it. Symmetric, so it
     serves both text directions. */
  backgroundImage: [
    `linear-gradient(to right, ${vars.color.surface.card} 40%, transparent)`,
    `linear-gradient(to left, ${vars.color.surface.card} 40%, transparent)`,
    `linear-gradient(to right, ${shade}, transparent)`,
    `linear-gradient(to left, ${shade}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: [vars.space.x10, vars.space.x10, vars.space.x4, vars.space.x4]
    .map((width) => `${width} 100%`)
    .join(', '),
  backgroundAttachment: 'local, local, scroll, scroll',
})
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 })

const cell = style({
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
})
const line = {
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
} as const
/** The first column is sticky while the others, also pictures in them, scroll under it. */
const kept = {
  position: 'sticky',
  zIndex: vars.layer.rail,
  insetInlineStart: 0,
  maxInlineSize: '45vw',
  backgroundColor: vars.color.surface.card,
} as const

export const columnHead = style([
  cell,
  {
    color: vars.color.text.secondary,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { ...kept, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
])
export const rowHead = style([
  cell,
  kept,
  line,
  {
    color: vars.color.text.primary,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    /* In large text on a narrow screen the figures keep more than half of it. */
    minInlineSize: 'min(9em, 45vw)',
    selectors: { 'tfoot &': { fontWeight: vars.font.weight.bold } },
  },
])
export const figure = style([cell, line, { color: vars.color.text.primary, whiteSpace: 'nowrap' }])
export const end = style({ textAlign: 'end' })
/** Column of the reader's own. */
export const own = style({
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
  fontWeight: vars.font.weight.bold,
})
export const lead = style({
  display: 'block',
  inlineSize: vars.space.x8,
  marginBlockEnd: vars.space.x2,
  selectors: { [`${end} > &`]: { marginInlineStart: 'auto' } },
})
export const mark = style({
  display: 'inline-block',
  inlineSize: vars.size.iconSmall,
  marginInlineStart: vars.space.x1,
  verticalAlign: 'text-bottom',
})
export const totals = style({ fontWeight: vars.font.weight.bold })
