import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

/** The header's height; in large text it grows with the two lines that a game's name may take. */
const header = `max(${vars.size.header}, ${vars.type.lead.size} * ${vars.type.lead.lineHeight} * 2)`

/** Stage of a game: from the header down to the screen's end, over the bottom menu. */
export const stage = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetBlockStart: `calc(${header} + env(safe-area-inset-top))`,
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  backgroundColor: vars.color.surface.page,
})
/** The bottom menu under the stage is neither reached by keyboard nor by a screen reader. */
globalStyle(`main:has(${stage}) ~ nav`, { visibility: 'hidden' })
/**
 * Height of the iframe. Regulatory notices above it may take most of a small screen in large text: the game keeps its
 * height, and the stage scrolls.
 */
export const frame = style({
  flex: `1 0 min(${vars.space.x16} * 7, 100dvh - ${header})`,
  inlineSize: '100%',
  border: 0,
})
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.surface.page,
})

export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineEnd: vars.space.x2,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.pill,
  color: vars.color.media.onChip,
  backgroundColor: vars.color.media.chip,
  fontSize: vars.type.caption.size,
  pointerEvents: 'none',
})

/** Orientation hint over the game's lower edge, where it covers the least. */
export const hint = style({
  position: 'absolute',
  insetBlockEnd: `calc(${vars.space.x4} + env(safe-area-inset-bottom))`,
  insetInline: vars.space.gutter,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.media.onChip,
  backgroundColor: vars.color.media.chip,
  fontSize: vars.type.small.size,
  textAlign: 'center',
  pointerEvents: 'none',
})

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x4,
  flex: '1 0 auto',
  minBlockSize: `calc(${vars.space.x16} * 5)`,
  paddingInline: vars.space.gutter,
})
export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })

const beat = keyframes({ '0%, 100%': { transform: 'scale(1)' }, '50%': { transform: 'scale(1.06)' } })
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x16,
  blockSize: vars.space.x16,
  borderRadius: vars.radius.pill,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
  backgroundImage: vars.gradient.brand,
  boxShadow: vars.shadow.raised,
  animation: `${beat} 1.6s ease-in-out infinite`,
})
