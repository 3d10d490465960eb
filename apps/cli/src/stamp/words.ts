const LETTER = /[\p{L}\p{N}]/u
/** Hex colour with two more digits for its opacity. */
export const WITH_OPACITY = /^[0-9a-f]{8}$/i
/** Letters of a hex colour with its opacity, and of the colour alone. */
export const OPACITY_LENGTH = 8
export const COLOUR_LENGTH = 6

/**
 * Word characters by UTF-16 unit, as a table because a build looks up a hundred million; half a surrogate
 * pair counts as a letter.
 */
const LETTERS = Uint8Array.from({ length: 0x1_00_00 }, (_, unit) =>
  (unit >= 0xd800 && unit <= 0xdfff) || LETTER.test(String.fromCharCode(unit)) ? 1 : 0,
)

/** True for a UTF-16 unit that is part of a word. */
export const isLetter = (unit: number): boolean => LETTERS[unit] === 1

/** Rolling hash of a word that ignores the case of ASCII letters. Start with 0 and add each unit. */
const sumOf = (sum: number, unit: number): number => (Math.imul(sum, 31) + (unit | 0x20)) | 0

/** Hash of a word; words of ASCII letters have the same in any case. */
export function wordSum(word: string): number {
  let sum = 0
  for (let at = 0; at < word.length; at++) sum = sumOf(sum, word.charCodeAt(at))
  return sum
}

/** Notation of a colour that counts as one word: its numbers alone are in every bundle. */
const COLOUR_FUNCTION = /rgb\(\d{1,3}(?:, |,| )\d{1,3}(?:, |,| )\d{1,3}\)/iy

/** Hash of the word that a colour function begins with. */
export const RGB: number = wordSum('rgb')

/** Colour function at a place of a text, in lower case. */
export function colourFunctionAt(text: string, at: number): string | undefined {
  COLOUR_FUNCTION.lastIndex = at
  return COLOUR_FUNCTION.exec(text)?.[0].toLowerCase()
}

/** Digits from which a number counts together with the words beside it, as it may be in every bundle by itself. */
const LONG_NUMBER = 4

/** True for a word of at least four digits, such as the year in the number of a licence. */
export function isLongNumber(text: string, start = 0, end: number = text.length): boolean {
  if (end - start < LONG_NUMBER) return false
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x30 || unit > 0x39) return false
  }
  return true
}

/**
 * Visits the words of a text: all letters and digits between two characters that are none.
 * @param visit told where the word is, its hash and that of its first six letters, and whether all are ASCII
 */
export function eachWord(
  content: string,
  visit: (start: number, end: number, sum: number, sumOfSix: number, isAscii: boolean) => void,
): void {
  const { length } = content
  let at = 0
  while (at < length) {
    let unit = content.charCodeAt(at)
    if (!isLetter(unit)) {
      at += 1
      continue
    }
    const start = at
    let sum = 0
    let sumOfSix = 0
    // Bits of all units: a word is ASCII where none of them has a higher one.
    let bits = 0
    do {
      sum = sumOf(sum, unit)
      bits |= unit
      at += 1
      if (at - start === COLOUR_LENGTH) sumOfSix = sum
      if (at === length) break
      unit = content.charCodeAt(at)
    } while (isLetter(unit))
    visit(start, at, sum, sumOfSix, bits < 128)
  }
}
