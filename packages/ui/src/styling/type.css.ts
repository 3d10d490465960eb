import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

/** The seven steps of the type scale: size and line height. */
export const type = styleVariants(vars.type, (step) => ({ fontSize: step.size, lineHeight: step.lineHeight }))

/** Digits of one width, so that a counting figure does not shake, in the brand's figures. */
export const tabular = style({ fontVariantNumeric: `tabular-nums ${vars.font.figures}` })

/** One line, cut off with an ellipsis. */
export const oneLine = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  minInlineSize: 0,
})

/** Two lines at most, cut off with an ellipsis, breaking inside words that are longer than the line. */
export const twoLines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
