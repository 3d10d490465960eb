import { currencyDecimals } from './money.ts'

/**
 * How many units of a currency make one base unit, a sum of about a euro's worth: the nearest of 1, 2 and 5 times a power
 * of ten, so that a sum that is round in euros is round everywhere and can be paid in notes and coins. A size and no rate
 * of exchange: nothing is converted by it. Currencies about as large as the euro need no line (decision record 8).
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

/**
 * Units of a currency in one base unit: 1 of EUR, 20,000 of VND. A currency that has no line is taken to be as large as the
 * euro; where it has no minor unit, for 100 to one, because a hundredth of the base unit is the least that is reckoned with.
 *
 * @param currency ISO 4217 code
 * @throws RangeError on a malformed code
 */
export function baseUnit(currency: string): number {
  const [units] = SIZES.find(([, currencies]) => currencies.split(' ').includes(currency)) ?? []
  return units ?? (currencyDecimals(currency) === 0 ? 100 : 1)
}
