/** Filter of Vietnamese results: the whole number, or its last two or three digits. */
export const END_DIGITS = ['all', '2', '3'] as const
export type EndDigits = (typeof END_DIGITS)[number]

/** Last digits of a number under the filter; a shorter number stays whole. */
export function endOf(number: string, digits: EndDigits): string {
  return digits === 'all' ? number : number.slice(-Number(digits))
}

/** Line of the head-and-tail table: the last digits that follow a tens digit. */
export type HeadLine = { readonly head: string; readonly tails: readonly string[] }

/**
 * Head-and-tail table: the last two digits of every prize, sorted by the tens digit, on which two-digit bets
 * are decided.
 */
export function headsAndTails(numbers: readonly string[]): readonly HeadLine[] {
  const ends = numbers.map((number) => number.slice(-2).padStart(2, '0'))
  return Array.from({ length: 10 }, (_, digit) => {
    const head = String(digit)
    const tails = ends.filter((end) => end.startsWith(head)).map((end) => end.slice(1))
    return { head, tails: tails.sort() }
  })
}
