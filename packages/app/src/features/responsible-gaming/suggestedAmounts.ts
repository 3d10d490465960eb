import { baseUnit } from '@livery/domain'

/** In base units. */
const SUGGESTED = [20, 50, 100, 500]

/** Amounts to pick a limit from, in a currency's own size. */
export function suggestedAmounts(currency: string): readonly string[] {
  return SUGGESTED.map((amount) => String(amount * baseUnit(currency)))
}
