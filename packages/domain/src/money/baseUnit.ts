import { currencyDecimals } from './money.ts'

/**
 * Units of each currency in one base unit, an amount of about one euro: the nearest of 1, 2 and 5 times a
 * power of ten, so that a round amount in euros is round in every currency and can be paid in notes and coins.
 * An order of magnitude and no exchange rate: nothing is converted by it. Currencies about as large as the
 * euro need no line (D-0008).
 */
const SIZES: readonly (readonly [units: number, currencies: string])[] = [
  [0.5, 'BHD JOD KWD OMR'],
  [5, 'AED BRL GEL ILS MYR PEN PLN QAR RON SAR TND'],
  [10, 'CNY DKK HKD MAD MOP NOK SEK'],
  [20, 'CZK MDL MXN ZAR'],
  [50, 'EGP PHP THB TRY TWD UAH UYU'],
  [100, 'BDT INR ISK RSD RUB'],
  [200, 'JPY KES NPR'],
  [500, 'AMD HUF KZT LKR PKR XAF XOF'],
  [1_000, 'CLP CRC'],
  [2_000, 'ARS KRW MMK NGN TZS'],
  [5_000, 'COP KHR MNT UGX'],
  [10_000, 'PYG UZS'],
  [20_000, 'IDR LAK VND'],
]

const UNITS: ReadonlyMap<string, number> = new Map(
  SIZES.flatMap(([units, currencies]) => currencies.split(' ').map((currency) => [currency, units])),
)

/**
 * Units of a currency in one base unit: 1 of EUR, 20,000 of VND. A currency without a line counts as large as
 * the euro; without a minor unit it is 100, because a hundredth of the base unit is the smallest amount in
 * use.
 *
 * @param currency ISO 4217 code
 * @throws RangeError on a malformed code
 */
export function baseUnit(currency: string): number {
  return UNITS.get(currency) ?? (currencyDecimals(currency) === 0 ? 100 : 1)
}
