import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ flex: 'none', display: 'block', inlineSize: '1em', blockSize: '1em' })

export const sizes = styleVariants({
  small: { fontSize: vars.size.iconSmall },
  medium: { fontSize: vars.size.icon },
  large: { fontSize: vars.size.iconLarge },
})

/** Pictures with a direction (arrows, signing out) look the other way where reading does. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const filled = style({ fill: 'currentColor' })
