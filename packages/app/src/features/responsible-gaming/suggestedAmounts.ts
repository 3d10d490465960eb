import { baseUnit } from '@livery/domain/money'

/** In base units. */
const SUGGESTED = [20, 50, 100, 500]

/** Suggested amounts of a limit, in a currency's own scale. */
export function suggestedAmounts(currency: string): readonly string[] {
  return SUGGESTED.map((amount) => String(amount * baseUnit(currency)))
}
