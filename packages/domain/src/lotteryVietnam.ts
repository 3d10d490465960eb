/** How much of each number a list of Vietnamese results shows: all of it, or its last two or three digits. */
export const END_DIGITS = ['all', '2', '3'] as const
export type EndDigits = (typeof END_DIGITS)[number]

/** The end of a number that the filter leaves; a number that is shorter stays whole. */
export function endOf(number: string, digits: EndDigits): string {
  return digits === 'all' ? number : number.slice(-Number(digits))
}

/** One line of the head-and-tail table: which last digits stand behind a tens digit. */
export type HeadLine = { readonly head: string; readonly tails: readonly string[] }

/** The last two digits of every prize, sorted by their tens digit: what two-digit bets are read from. */
export function headsAndTails(numbers: readonly string[]): readonly HeadLine[] {
  const ends = numbers.map((number) => number.slice(-2).padStart(2, '0'))
  return Array.from({ length: 10 }, (_, digit) => {
    const head = String(digit)
    const tails = ends.filter((end) => end.startsWith(head)).map((end) => end.slice(1))
    return { head, tails: tails.sort() }
  })
}
