import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  overflow: 'clip',
})
export const corners = styleVariants({ card: silhouettes.card, none: { borderRadius: 0 } })

export const tones = styleVariants({
  plain: {},
  card: {
    backgroundColor: vars.color.surface.card,
    backgroundImage: vars.gradient.card,
    boxShadow: vars.shadow.card,
  },
  raised: {
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.raised,
  },
  sunken: { backgroundColor: vars.color.surface.sunken },
  brand: {
    color: vars.color.brand.onSoft,
    backgroundColor: vars.color.brand.soft,
  },
})

export const paddings = styleVariants({
  /* Content that fills the card keeps the lines inside its edge free. */
  none: { padding: vars.line.frame },
  small: { padding: vars.space.x3 },
  medium: { padding: vars.space.x4 },
  large: { padding: vars.space.x6 },
})
