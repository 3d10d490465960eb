const LEAST = 16

/**
 * Width that a translation of a label may have, in Latin letters: twice that of its English, and never less than 16.
 * Undefined for a text of more than three words, or with placeholders or tags, which takes the lines that it needs.
 */
export function labelLimit(english: string): number | undefined {
  const isLabel = english.split(' ').length <= 3 && !/[{<]/u.test(english)
  return isLabel ? Math.max(LEAST, english.length * 2) : undefined
}

/** Width of a text in Latin letters: marks have none, the letters of East Asia nearly two. */
export function widthOf(text: string): number {
  const letters = [...text.replaceAll(/\p{M}/gu, '')]
  return letters.reduce((width, letter) => width + (/[\u2E80-\uFFEF]/u.test(letter) ? 1.8 : 1), 0)
}

/** Share of the limit that a label may exceed: a button grows by a line, and then no more. */
const GROWTH = 1.6

/** True for a translation of a label that is wider than its limit. */
export function isLongLabel(english: string, text: string): boolean {
  const limit = labelLimit(english)
  return limit !== undefined && widthOf(text) > limit
}

/** True for a label that no place holds: the check refuses it, where a long one is only counted. */
export function isTooLongLabel(english: string, text: string): boolean {
  const limit = labelLimit(english)
  return limit !== undefined && widthOf(text) > limit * GROWTH
}
