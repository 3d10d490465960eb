import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { GAME_TRANSITION, GROWING } from '#capabilities/games/growIntoGame.ts'

/** Height of the header over a game: that of its buttons, and one line of the game's name in large text. */
const header = `max(${vars.size.touch}, ${vars.type.small.size} * ${vars.type.small.lineHeight})`

/** Windows that a phone on its side has: the game takes all of them. */
// oxlint-disable-next-line livery/raw-style -- a media condition takes no variables
const ON_ITS_SIDE = '(orientation: landscape) and (max-height: 30rem)'

/** Stage of a game: from the header down to the screen's end, over the bottom menu. */
const stage = style({
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
  '@media': {
    [WIDE_WINDOW]: { maxInlineSize: 'none' },
    // While a game opens, the header is the only way back.
    [ON_ITS_SIDE]: { selectors: { '&:has(iframe)': { insetBlockStart: 0 } } },
  },
})
/**
 * Under a bar with the game's name, or from the window's top; on a phone on its side always the latter. A bare game
 * opens where it will run, so that nothing moves, but behind the header.
 */
export const stages = styleVariants({
  bar: [stage],
  bare: [stage, { insetBlockStart: 0 }],
  opening: [stage, { insetBlockStart: 0, zIndex: 'auto' }],
})
const [bare] = stages.bare.split(' ')
/** Header of the frame while a game is there: as high as its buttons, its title in one line, none on a phone on its side. */
globalStyle(`div:has(> main ${stage}) > header`, {
  minBlockSize: `calc(${header} + env(safe-area-inset-top))`,
})
globalStyle(`div:has(> main ${stage} > iframe) > header`, {
  '@media': { [ON_ITS_SIDE]: { visibility: 'hidden' } },
})
globalStyle(`div:has(> main ${bare}) > header`, { visibility: 'hidden' })
globalStyle(`div:has(> main ${stage}) > header h1`, {
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  WebkitLineClamp: 1,
})
/** The bottom menu under the stage is neither reached by keyboard nor by a screen reader. */
globalStyle(`div:has(> main ${stage}) > nav`, { visibility: 'hidden' })
/**
 * Height of the iframe. Regulatory notices below it may take most of a small screen in large text: the game keeps its
 * height, and the stage scrolls. On a phone on its side the game is the whole screen, with the notices below it.
 */
export const frame = style({
  flex: `1 0 min(${vars.space.x16} * 7, 100dvh - ${header})`,
  inlineSize: '100%',
  border: 0,
  '@media': { [ON_ITS_SIDE]: { flexBasis: '100dvh' } },
})
/** Line below the game, over what covers it while it opens: the way back where the header is away, and notices. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  zIndex: vars.layer.rail,
  backgroundColor: vars.color.surface.page,
})
export const duties = style({ flex: '1 1 auto', minInlineSize: 0 })
/** Width of the tab that is left of the controls at the screen's edge. */
const tab = vars.space.x4
/**
 * Way back, and the game's action. Beside the notices they cover nothing of the game; on a phone on its side, where the
 * notices are below the screen, they stand over it. They are at its left in every language: games keep one layout, with
 * their balance at the right. The place takes the taps, so that one on the tab focuses it and does not go back.
 */
export const leave = style({
  display: 'none',
  flex: 'none',
  '@media': {
    [ON_ITS_SIDE]: {
      display: 'block',
      direction: 'ltr',
      position: 'absolute',
      insetBlockStart: vars.space.x2,
      insetInlineStart: 'env(safe-area-inset-left)',
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      outline: 0,
    },
  },
  selectors: { [`${bare} > ${foot} > &`]: { display: 'block' } },
})
/**
 * Move to the edge. The part beyond it is cut off, as a phone may keep more of its edge free, and takes no taps: a browser
 * gives one near a button to the button.
 */
const retract = keyframes({
  from: { clipPath: 'inset(0)' },
  to: {
    transform: `translateX(calc(${tab} - 100%))`,
    clipPath: `inset(0 0 0 calc(100% - ${tab}))`,
    pointerEvents: 'none',
  },
})
const held = { animation: 'none' }
/**
 * Controls with a line at their end, by which one draws them out of the screen's edge. Once the game is played they move
 * there after a while, up to that line; they are whole while a mouse is over them or the focus is in them.
 */
export const controls = style({
  '@media': {
    [ON_ITS_SIDE]: {
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'max-content',
      paddingInlineStart: vars.space.x1,
      borderStartEndRadius: vars.radius.pill,
      borderEndEndRadius: vars.radius.pill,
      color: vars.color.media.onChip,
      backgroundColor: vars.color.media.chip,
      '::after': {
        content: '',
        inlineSize: vars.space.half,
        blockSize: vars.space.x4,
        marginInline: `calc((${tab} - ${vars.space.half}) / 2)`,
        borderRadius: vars.radius.pill,
        backgroundColor: 'currentColor',
      },
      selectors: {
        [`:where(iframe:not([inert])) ~ ${foot} &`]: { animation: `${retract} ${vars.motion.page} 4s both` },
        [`${leave}:focus-within > &`]: held,
      },
    },
    // After a tap the hover state would stick.
    [`${ON_ITS_SIDE} and (hover: hover)`]: { selectors: { [`${leave}:hover > &`]: held } },
  },
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

/** Picture of the tapped tile that grows into the page of its game: it is cut to the growing place, never stretched. */
globalStyle(`::view-transition-group(${GAME_TRANSITION})`, {
  animationDuration: `calc(${vars.motion.page} * 1.2)`,
  animationTimingFunction: vars.motion.easing,
  overflow: 'clip',
})
globalStyle(`::view-transition-old(${GAME_TRANSITION})`, {
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.shape.tile,
})
globalStyle(`::view-transition-new(${GAME_TRANSITION})`, { blockSize: '100%', objectFit: 'none' })

/** Page of a game, from its launch to its frame: a transition ends at once when the element that it grows into goes. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  selectors: { [`html[data-${GROWING}] &`]: { viewTransitionName: GAME_TRANSITION } },
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
  borderRadius: vars.shape.disc,
  cornerShape: vars.corner.disc,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
  backgroundImage: vars.gradient.brand,
  boxShadow: vars.shadow.raised,
  animation: `${beat} 1.6s ease-in-out infinite`,
})
