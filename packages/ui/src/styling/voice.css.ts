import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/**
 * Languages whose letters are joined, or carry marks that letter-spacing would part from them: the brand's
 * letter-spacing is for the others.
 */
const JOINED = ['ar', 'fa', 'ur', 'hi', 'bn', 'ta', 'th', 'km', 'my']
const joined = { selectors: { [`&:lang(${JOINED.join(', ')})`]: { letterSpacing: 'normal' } } }

/** The brand's display face as it speaks: weight, letter-spacing and case. For headings. */
export const displayVoice = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  textTransform: vars.font.case.display,
  ...joined,
})

/** The brand's display face for names that keep their letters, and for amounts, in its figures. */
export const displayFigures = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontVariantNumeric: `${vars.font.figures} tabular-nums`,
})

/** Voice of the labels of buttons, tabs and chips. */
export const labelVoice = style({
  letterSpacing: vars.font.tracking.label,
  textTransform: vars.font.case.label,
  ...joined,
})
