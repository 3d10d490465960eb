import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Media query for devices whose pointer can rest on a thing; a finger would leave the hover state stuck. */
export const canHover = '(hover: hover)'

/** A press that gives: the thing under the thumb shrinks a little. */
export const pressable = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'transform, background-color, border-color, color, opacity',
  transitionDuration: vars.motion.press,
  transitionTimingFunction: vars.motion.easing,
  selectors: { '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.97)' } },
})

/** Focus on a row that reaches from edge to edge of its card: the ring stands inside, round as the card is. */
export const rowFocus = style({
  outlineOffset: `calc(${vars.line.focus} * -2)`,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
})

/** At least a thumb's size in both directions. */
export const touchTarget = style({ minInlineSize: vars.size.touch, minBlockSize: vars.size.touch })

const reach = `min(0%, calc((100% - ${vars.size.touch}) / 2))`

/** Grows the touchable area of a small thing to a thumb's size without moving what is around it. The element must be positioned. */
export const touchHalo = style({
  '::before': { content: '', position: 'absolute', insetBlock: reach, insetInline: reach },
})
