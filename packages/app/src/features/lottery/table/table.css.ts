import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const page = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minInlineSize: 0 })
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  flex: '1 0 auto',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.gutter,
  minInlineSize: 0,
})

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.card,
  boxShadow: vars.shadow.card,
})
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
})
export const panelArt = style({ inlineSize: vars.space.x12, flex: 'none' })
export const panelWords = style({ flex: '1 1 auto', minInlineSize: 0 })
export const lastDraw = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const panelClock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
})
export const panelLinks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
export const panelLink = style({ flex: '1 1 auto' })

export const rule = style({
  display: 'flex',
  gap: vars.space.x2,
  color: vars.color.text.secondary,
})
export const ruleWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
})
export const position = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
})
export const stakes = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })

const bar = style({
  position: 'sticky',
  zIndex: vars.layer.rail,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
})
/** The room that the page keeps for the bottom menu. */
const menuRoom = `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4})`

/** Stays under the thumb while the numbers pass behind it; with a bottom menu it is the ground that floats on. */
export const bars = styleVariants({
  plain: [bar],
  underMenu: [bar, { marginBlockEnd: `calc(${menuRoom} * -1)`, paddingBlockEnd: menuRoom }],
})
export const barWords = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minInlineSize: 0,
})
export const barRow = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })
export const barMain = style({ flex: '1 1 auto', minInlineSize: 0 })

export const notice = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })

export const receiptHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
})
export const receiptMark = style({ color: vars.color.status.success.text })
export const board = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minInlineSize: 0 })
