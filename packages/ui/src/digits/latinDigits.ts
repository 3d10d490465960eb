/**
 * The text with the decimal digits of any script as 0 to 9: Arabic-Indic, Persian, Devanagari, Bengali, Burmese,
 * Khmer, Lao, Thai, full-width and every other that Unicode knows. Other characters stay as they are.
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** The digits of a text as 0 to 9, at most `maximum` of them; everything else is dropped. */
export function onlyDigits(text: string, maximum = Number.POSITIVE_INFINITY): string {
  return latinDigits(text).replaceAll(/\D/g, '').slice(0, maximum)
}

const DIGIT = /^\p{Nd}$/u

/**
 * Value of a digit by its code point. Unicode keeps the ten digits of a script together and in order, and its runs of
 * digits, also several in a row, begin after a character that is none: the distance to that character, modulo ten.
 */
function valueOf(code: number): number {
  let distance = 0
  while (DIGIT.test(String.fromCodePoint(code - distance - 1))) distance += 1
  return distance % 10
}
