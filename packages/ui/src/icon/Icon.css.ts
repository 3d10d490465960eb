import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ flex: 'none', display: 'block', inlineSize: '1em', blockSize: '1em' })

/* Pictures grow with the visitor's text until they would fill a touch target from edge to edge. */
export const sizes = styleVariants({
  small: { fontSize: vars.size.iconSmall },
  medium: { fontSize: `min(${vars.size.icon}, ${vars.space.x8})` },
  large: { fontSize: `min(${vars.size.iconLarge}, ${vars.space.x10})` },
})

/** Pictures with a direction (arrows, signing out) look the other way where reading does. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const filled = style({ fill: 'currentColor' })
