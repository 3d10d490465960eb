import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { line } from './line.css.ts'

export const studios = styleVariants({
  strip: [line],
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 5em), 1fr))',
    gap: vars.space.x2,
    paddingInline: vars.space.gutter,
  },
})
export const studioPlaces = styleVariants({
  strip: {
    flex: 'none',
    inlineSize: `max(${vars.space.x16} + ${vars.space.x8}, 6em)`,
    display: 'grid',
    scrollSnapAlign: 'start',
  },
  grid: { display: 'grid', minInlineSize: 0 },
})
export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x1,
})
export const studioMark = style({ display: 'block', inlineSize: vars.space.x10 })

export const promotions = styleVariants({
  strip: [line],
  cards: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x3,
    paddingInline: vars.space.gutter,
  },
})
export const promotionPlaces = styleVariants({
  strip: { flex: `0 0 min(62%, ${vars.space.x16} * 4)`, display: 'grid', scrollSnapAlign: 'start' },
  cards: { flex: `1 1 calc(${vars.space.x16} * 5)`, minInlineSize: 0 },
})
export const promotionTitle = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
})
