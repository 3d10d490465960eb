import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Media query for devices whose pointer can hover; after a tap the hover state would stick. */
export const canHover = '(hover: hover)'

/** Press effect: the element shrinks or moves a little, by the brand's character of motion. */
export const pressable = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'transform, background-color, border-color, color, opacity',
  transitionDuration: vars.motion.press,
  transitionTimingFunction: vars.motion.easing,
  selectors: { '&:active:not(:disabled, [aria-disabled="true"])': { transform: vars.motion.give } },
})

/** Focus ring of a row that fills the width of its card: inside the row, with the corners of the card. */
export const rowFocus = style({
  outlineOffset: `calc(${vars.line.focus} * -2)`,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
})

const reach = `min(0%, calc((100% - ${vars.size.touch}) / 2))`

/**
 * Extends the touch target of a small element to 44 px without moving its neighbours. The element must be
 * positioned.
 */
export const touchHalo = style({
  '::before': { content: '', position: 'absolute', insetBlock: reach, insetInline: reach },
})
