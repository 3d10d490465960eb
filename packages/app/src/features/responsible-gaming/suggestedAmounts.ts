import { currencyDecimals } from '@livery/domain'

const SUGGESTED = [20, 50, 100, 500]
/** Currencies without minor units count in larger numbers: 20 dong or yen buy nothing. */
const WITHOUT_MINOR_UNITS = 10_000

/** Amounts to pick a limit from, in a currency's own size. */
export function suggestedAmounts(currency: string): readonly string[] {
  const unit = currencyDecimals(currency) === 0 ? WITHOUT_MINOR_UNITS : 1
  return SUGGESTED.map((amount) => String(amount * unit))
}
