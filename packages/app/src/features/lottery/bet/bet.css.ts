import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const page = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minInlineSize: 0 })
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  flex: '1 0 auto',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.gutter,
  minInlineSize: 0,
})

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.card,
  boxShadow: vars.shadow.card,
})
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
})
export const panelArt = style({ inlineSize: vars.space.x10, flex: 'none' })
/** Minimum width of a word or two before the clock wraps below. */
export const panelText = style({ flex: '1 1 6em', minInlineSize: 0 })
export const lastDraw = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
export const panelClock = style({ flex: 'none', maxInlineSize: '100%', marginInlineStart: 'auto' })
export const panelLinks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
export const panelLink = style({ flex: '1 1 auto' })
/* Three of them fit a line also where a brand writes its labels in capitals. */
globalStyle(`${panelLink} > button`, { paddingInline: vars.space.x2 })

/** Rule with its odds at the end: below it where both do not fit. */
export const rule = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
})
export const ruleText = style({ flex: '1 1 10em', minInlineSize: 0 })
export const pays = style({ flex: 'none', maxInlineSize: '100%' })
/** The rule with its limits under it. */
export const terms = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })
export const position = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
})
export const stakes = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })

/** The slip beside the board, in a wide window. */
export const slipPane = style({ paddingInlineEnd: vars.space.gutter })

const bar = style({
  /* Not sticky for large text or a phone in landscape, where it would cover too much of the page. */
  '@media': { '(min-height: 30em)': { position: 'sticky' } },
  zIndex: vars.layer.rail,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
})
/** Space that the page reserves for the bottom menu. */
const menuRoom = `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4})`

/**
 * Sticky at the bottom while the numbers scroll behind it; with a bottom menu it is the surface under the floating
 * menu.
 */
export const bars = styleVariants({
  plain: [bar],
  underMenu: [bar, { marginBlockEnd: `calc(${menuRoom} * -1)`, paddingBlockEnd: menuRoom }],
})
export const barText = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.x2,
})
/** Picks with their total below. */
export const barPicks = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
})
export const barRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 })
/** With large text the button wraps below the icons. */
export const barMain = style({ flex: '1 1 7em', minInlineSize: 0 })

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: '1 1 auto',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  minInlineSize: 0,
})
/** A sentence takes a full line. */
export const noticeLine = style({ flex: '1 0 100%' })
/** Message of an insufficient balance, with the link to a deposit. */
export const shortOf = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  flex: '1 0 100%',
})

export const receiptHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
})
export const receiptMark = style({ color: vars.color.status.success.text })
export const board = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
