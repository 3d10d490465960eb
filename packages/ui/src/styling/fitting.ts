import { letters } from './letters.css.ts'

/** Width of a letter of the widest face in a figure, in units of its size. */
const LETTER = 0.64

/**
 * Font size at which a sum of any length stays on one line: it is never broken or cut. The line that holds it is a
 * container of its inline size.
 * @param size font size where there is room
 * @param beside width that is taken on the same line, a CSS length
 */
export const fitting = (size: string, beside = '0px'): string =>
  `min(${size}, calc((100cqi - ${beside}) / (${letters} * ${LETTER})))`
