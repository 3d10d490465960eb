import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

/** Part of the way to the refresh that a finger has pulled, 0 to 1. */
export const pulled = createVar()

/** Disc that follows the finger from under the header; it moves nothing of the page. */
export const root = style({
  vars: { [pulled]: '0' },
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetBlockStart: `calc(env(safe-area-inset-top) + ${vars.space.x2})`,
  insetInlineStart: `calc(50% - ${vars.size.touch} / 2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  ...silhouettes.disc,
  color: vars.color.brand.text,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'none',
  opacity: `min(1, ${pulled} * 2)`,
  transform: `translateY(calc((${pulled} - 1) * ${vars.space.x16} + ${vars.size.header})) rotate(calc((${pulled} - 1) * 240deg))`,
  selectors: {
    /* Under reduced motion it does not follow the finger. */
    'html[data-motion="reduced"] &': { transform: `translateY(${vars.size.header})` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transform: `translateY(${vars.size.header})` } },
})
/** Return to its place, or out of sight, when the finger is away. */
export const loose = style({
  transitionProperty: 'transform, opacity',
  transitionDuration: vars.motion.sheet,
  transitionTimingFunction: vars.motion.spring,
})
