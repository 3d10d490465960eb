import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

import { root as chip } from '../chip/Chip.css.ts'

/** A chip with two lines: sign and price. */
export const root = style([
  chip,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: 0,
    minInlineSize: `max(${vars.size.touch}, 4em)`,
    paddingInline: vars.space.x1,
    overflow: 'hidden',
  },
])

export const figures = style({ display: 'grid', fontWeight: vars.font.weight.bold, whiteSpace: 'nowrap' })
export const sign = style({ fontWeight: vars.font.weight.regular })

/** Time for which a change is marked, of which the first part at full strength. */
const MARKED = '1600ms'
const fade = keyframes({ '0%, 40%': { opacity: 1 }, '100%': { opacity: 0 } })

/** Copy of the button's content in the tone of the change, which fades away. Under reduced motion it never shows. */
const flash = style({
  position: 'absolute',
  inset: 0,
  alignContent: 'center',
  opacity: 0,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animationName: fade,
      animationDuration: MARKED,
      animationTimingFunction: vars.motion.easing,
    },
  },
})
export const flashes = styleVariants({
  up: [flash, { color: vars.color.status.success.text, backgroundColor: vars.color.status.success.soft }],
  down: [flash, { color: vars.color.status.danger.text, backgroundColor: vars.color.status.danger.soft }],
})

/** Arrow in a corner that stays until the next change: above for a better price, below for a worse one. */
const arrow = style({
  position: 'absolute',
  insetInlineEnd: 0,
  inlineSize: vars.space.x2,
  aspectRatio: '1',
  clipPath: 'polygon(50% 20%, 90% 80%, 10% 80%)',
})
export const arrows = styleVariants({
  up: [arrow, { insetBlockStart: 0, backgroundColor: vars.color.status.success.text }],
  down: [
    arrow,
    { insetBlockEnd: 0, backgroundColor: vars.color.status.danger.text, transform: 'rotate(180deg)' },
  ],
})
