import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

/**
 * Text at the start of a line and a figure at its end; where both do not fit, the figure wraps below the text.
 */
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  rowGap: vars.space.half,
  minInlineSize: 0,
})
export const ends = styleVariants({
  baseline: [line, { alignItems: 'baseline' }],
  centre: [line, { alignItems: 'center' }],
})
/** Keeps the width of a short word or two before the figure wraps. */
export const startText = style({ flex: '1 1 5em', minInlineSize: 0, overflowWrap: 'anywhere' })
export const endFigure = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
