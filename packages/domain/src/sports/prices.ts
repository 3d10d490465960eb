/** Notations of a price. The wire's is decimal; the reader chooses another. */
export const PRICE_FORMATS = ['decimal', 'fractional', 'american'] as const
export type PriceFormat = (typeof PRICE_FORMATS)[number]

/** Price of the wire: decimal odds above 1, such as `'2.10'`. A stake times the price is what a winning bet pays. */
export type Price = string

/**
 * Winnings per stake that bookmakers write as fractions, the least first. A price between two steps is written as
 * the nearer; from 10/1 on whole numbers are used.
 */
const FRACTIONS = (
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 ' +
  '1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 ' +
  '2/1 11/5 9/4 12/5 5/2 13/5 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1'
)
  .split(' ')
  .map((text) => {
    const [over = 0, under = 1] = text.split('/').map(Number)
    return { text, value: over / under }
  })

/** Winnings from which a fraction is a whole number to one. */
const WHOLE_FROM = 9.5

/** Least price that is written; the wire's prices are above 1. */
const LEAST = 1.01

const MINUS = '−'

const valueOf = (price: Price): number => Math.max(Number(price), LEAST)

function fractional(winnings: number): string {
  if (winnings >= WHOLE_FROM) return `${Math.round(winnings)}/1`
  return FRACTIONS.reduce((best, next) =>
    Math.abs(next.value - winnings) < Math.abs(best.value - winnings) ? next : best,
  ).text
}

/** Winnings on 100, or from even money down the stake that wins 100. */
function american(winnings: number): string {
  return winnings >= 1 ? `+${Math.round(winnings * 100)}` : `${MINUS}${Math.round(100 / winnings)}`
}

/**
 * Text of a price in a notation: `2.10`, `11/10` or `+110` (S-sports-05). Digits and point are the same in every
 * language, as on a bookmaker's own board.
 * @returns undefined for a text that is no price
 */
export function formatPrice(price: Price, format: PriceFormat): string | undefined {
  if (!(Number(price) >= 1)) return undefined
  const value = valueOf(price)
  switch (format) {
    case 'decimal':
      return value.toFixed(2)
    case 'fractional':
      return fractional(value - 1)
    case 'american':
      return american(Math.round((value - 1) * 1e6) / 1e6)
  }
}

/** Direction of a change of price. */
export type PriceMove = 'up' | 'down'

/** Direction from one price to the next; undefined where the two are equal or one is no price (S-sports-06). */
export function priceMove(before: Price | undefined, after: Price | undefined): PriceMove | undefined {
  const change = Number(after) - Number(before)
  if (change > 0) return 'up'
  return change < 0 ? 'down' : undefined
}

/** Notation that players of a region read, by the region of a language's tag (`en-GB`); decimal elsewhere. */
const FORMAT_OF_REGION: Readonly<Record<string, PriceFormat>> = {
  GB: 'fractional',
  IE: 'fractional',
  US: 'american',
}

const languageIn = (tag: string): string | undefined => tag.split('-', 1)[0]?.toLowerCase()

const regionIn = (tag: string): string | undefined => /-([A-Z]{2})\b/.exec(tag)?.[1]

/**
 * Notation before the reader has chosen one: that of the region in which the reader's device reads the language on
 * screen, else that of the region which the brand writes it for. A region of another language says nothing: devices
 * all over the world name American English last.
 * @param shown tag of the language on screen
 * @param device tags of the languages that the reader's device asks for, the preferred one first
 */
export function usualPriceFormat(shown: string, device: readonly string[]): PriceFormat {
  const own = device.filter((tag) => languageIn(tag) === languageIn(shown))
  const region = [...own, shown].map(regionIn).find((found) => found !== undefined)
  return (region !== undefined && FORMAT_OF_REGION[region]) || 'decimal'
}
