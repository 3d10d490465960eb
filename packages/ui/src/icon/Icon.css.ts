import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** The brand's drawing style: width, ends and corners of lines. */
export const root = style({
  flex: 'none',
  display: 'block',
  inlineSize: '1em',
  blockSize: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.icon.stroke,
  strokeLinecap: vars.icon.cap,
  strokeLinejoin: vars.icon.join,
})

/**
 * Closed forms of a drawing, filled as the brand's icons are: `solid` where nothing is drawn inside the form, so
 * that a fill hides no detail.
 */
export const forms = styleVariants({
  filled: { fill: 'currentColor', fillOpacity: vars.icon.fill },
  solid: { fill: 'currentColor', fillOpacity: vars.icon.solid },
})

/* Icons grow with the visitor's text size up to the size of a touch target. */
export const sizes = styleVariants({
  small: { fontSize: vars.size.iconSmall },
  medium: { fontSize: `min(${vars.size.icon}, ${vars.space.x8})` },
  large: { fontSize: `min(${vars.size.iconLarge}, ${vars.space.x10})` },
})

/** Icons with a direction (arrows, signing out) are mirrored in right-to-left languages, outside of parts that keep their sides. */
export const mirrored = style({
  selectors: { '[dir="rtl"] &:not([dir="rtl"] [dir="ltr"] *)': { transform: 'scaleX(-1)' } },
})

export const filled = style({ fill: 'currentColor' })
globalStyle(`${filled} > *`, { fillOpacity: 1 })
