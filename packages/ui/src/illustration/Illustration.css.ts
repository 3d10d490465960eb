import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.illustration,
  aspectRatio: '4 / 3',
  maxInlineSize: '60%',
})
/** Ground of the drawing: the brand's silhouette, edge, frame and pattern. */
export const ground = style({
  gridArea: '1 / 1',
  blockSize: '96%',
  aspectRatio: '1',
  ...silhouettes.disc,
  backgroundColor: vars.color.brand.soft,
  backgroundImage: vars.gradient.art,
  boxShadow: vars.shadow.card,
})
export const drawing = style({
  gridArea: '1 / 1',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  strokeWidth: `calc(${vars.icon.stroke} * 1.45)`,
})
/** Sheet of the drawing, with the corners and the line that the brand's cards have. */
export const plate = style({
  fill: vars.color.surface.raised,
  stroke: vars.color.border.edge,
  strokeWidth: vars.line.edge,
  rx: vars.radius.medium,
})
const stroke = style({ strokeLinecap: 'round', strokeLinejoin: vars.icon.join as 'round' })
export const line = style([stroke, { fill: 'none', stroke: vars.color.brand.text }])
/** Closed form, filled as the brand's icons are. */
export const form = style([
  stroke,
  { fill: vars.color.brand.text, fillOpacity: vars.icon.fill, stroke: vars.color.brand.text },
])
export const quiet = style([stroke, { fill: 'none', stroke: vars.color.text.muted }])

const spark = style({ position: 'absolute', ...silhouettes.disc, backgroundColor: vars.color.accent.rest })
export const sparks = styleVariants({
  first: [
    spark,
    { insetBlockStart: '18%', insetInlineStart: '4%', inlineSize: vars.space.x2, blockSize: vars.space.x2 },
  ],
  second: [
    spark,
    {
      insetBlockStart: '28%',
      insetInlineEnd: '2%',
      inlineSize: `calc(${vars.space.x1} * 1.5)`,
      blockSize: `calc(${vars.space.x1} * 1.5)`,
    },
  ],
  third: [
    spark,
    {
      insetBlockEnd: '12%',
      insetInlineEnd: '8%',
      inlineSize: vars.space.x3,
      blockSize: vars.space.x3,
      backgroundColor: vars.color.brand.rest,
    },
  ],
})
