import { vars } from '@livery/theme/contract.css.ts'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { overPage } from '../styling/overPage.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { displayVoice } from '../styling/voice.css.ts'

export const stage = style({
  ...overPage(vars.space.x4),
  selectors: { '&:not(:popover-open)': { display: 'none' } },
})
export const live = style({ inlineSize: '100%' })

const arrive = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${vars.space.x6} * -1)) scale(0.94)` },
})

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  inlineSize: '100%',
  padding: vars.space.x4,
  ...silhouettes.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.gradient.hero,
  boxShadow: `${vars.shadow.card}, ${vars.shadow.overlay}`,
  pointerEvents: 'auto',
  animation: `${arrive} calc(${vars.motion.sheet} * 1.5) ${vars.motion.spring}`,
})
/** Words come after the emblem, and so stay in front of what flies. */
export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const amount = style([displayVoice, { color: vars.color.brand.text }])
/** Way out, in the corner of the card. */
export const close = style({ alignSelf: 'start', margin: `calc(${vars.space.x2} * -1)` })
export const action = style({ gridColumn: '1 / -1', paddingBlockStart: vars.space.x3 })

/** Emblem with the brand's pattern around it, which opens behind it. */
export const emblem = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x16,
  blockSize: vars.space.x16,
  flex: 'none',
})
const open = keyframes({ from: { opacity: 0, transform: 'scale(0.3)' } })
export const halo = style({
  position: 'absolute',
  inset: 0,
  ...silhouettes.disc,
  backgroundColor: vars.color.brand.soft,
  backgroundImage: vars.gradient.art,
  boxShadow: vars.shadow.drop,
  animation: `${open} ${vars.motion.moment} ${vars.motion.flight}`,
})
const rise = keyframes({ from: { transform: `translateY(${vars.space.x8})`, opacity: 0 } })
const fall = keyframes({ from: { transform: `translateY(calc(${vars.space.x10} * -1))`, opacity: 0 } })
const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x10,
  blockSize: vars.space.x10,
  ...silhouettes.disc,
})
/** Mark of each form: a win springs up on the spot, a level rises, money comes from above. */
export const marks = styleVariants({
  win: [
    mark,
    {
      color: vars.color.accent.on,
      backgroundColor: vars.color.accent.rest,
      animation: `${open} calc(${vars.motion.moment} / 2) ${vars.motion.flight}`,
    },
  ],
  level: [
    mark,
    {
      color: vars.color.brand.on,
      backgroundImage: vars.gradient.brand,
      animation: `${rise} calc(${vars.motion.moment} / 2) ${vars.motion.flight}`,
    },
  ],
  deposit: [
    mark,
    {
      color: vars.color.status.success.on,
      backgroundColor: vars.color.status.success.solid,
      animation: `${fall} calc(${vars.motion.moment} / 2) ${vars.motion.flight}`,
    },
  ],
})

/** Direction in which a piece flies, as a turn. */
export const heading = createVar()
/** Part of the whole way that it flies, 0 to 1. */
export const share = createVar()
const fly = keyframes({
  '0%': { opacity: 0, transform: `rotate(${heading}) translateY(0) scale(0.4)` },
  '20%': { opacity: 1 },
  '100%': {
    opacity: 0,
    transform: `rotate(${heading}) translateY(calc(${vars.motion.reach} * ${share} * -1)) rotate(${vars.motion.turn})`,
  },
})
const piece = style({
  position: 'absolute',
  inlineSize: vars.space.x2,
  blockSize: vars.space.x3,
  ...silhouettes.chip,
  opacity: 0,
  animation: `${fly} ${vars.motion.moment} ${vars.motion.flight}`,
})
export const pieces = styleVariants({
  brand: [piece, { backgroundColor: vars.color.brand.rest }],
  accent: [piece, { backgroundColor: vars.color.accent.rest }],
  plain: [piece, { backgroundColor: vars.color.text.primary }],
})
