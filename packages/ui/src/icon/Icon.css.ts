import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ flex: 'none', display: 'block', inlineSize: '1em', blockSize: '1em' })

/* Icons grow with the visitor's text size up to the size of a touch target. */
export const sizes = styleVariants({
  small: { fontSize: vars.size.iconSmall },
  medium: { fontSize: `min(${vars.size.icon}, ${vars.space.x8})` },
  large: { fontSize: `min(${vars.size.iconLarge}, ${vars.space.x10})` },
})

/** Icons with a direction (arrows, signing out) are mirrored in right-to-left languages. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const filled = style({ fill: 'currentColor' })
