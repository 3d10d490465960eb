import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  ...silhouettes.disc,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.bold,
  // A line as high as its letter: text twice as large stays inside the circle.
  lineHeight: 1,
  textTransform: 'uppercase',
})

export const sizes = styleVariants({
  medium: { inlineSize: vars.size.avatar, blockSize: vars.size.avatar, fontSize: vars.type.lead.size },
  large: {
    inlineSize: `calc(${vars.size.avatar} * 1.5)`,
    blockSize: `calc(${vars.size.avatar} * 1.5)`,
    fontSize: vars.type.heading.size,
  },
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
