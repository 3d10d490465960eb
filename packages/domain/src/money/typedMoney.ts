import type { Decimal } from './money.ts'

/**
 * Reads an amount a player typed. Strict: digits with at most one decimal separator and at most `decimals`
 * decimals; no sign, exponent or grouping; digits of the site's languages, full-width included. A comma counts
 * as a decimal separator, because phone keyboards of many languages offer no point. No arithmetic, so that a
 * field does not load `money.ts`.
 * @returns the amount with exactly `decimals` decimals, or `null` when the text is not one.
 */
export function moneyFromInput(text: string, decimals: number): Decimal | null {
  const typed = latinDigits(text.trim()).replaceAll(/[,٫.]/g, '.')
  const match = /^(\d{0,15})(?:\.(\d*))?$/.exec(typed)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  if ((whole === '' && fraction === '') || fraction.length > decimals) return null
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  return decimals === 0 ? units : `${units}.${fraction.padEnd(decimals, '0')}`
}

/** Zeros of the digits that phones of the site's languages can type; nine more follow each in Unicode. */
const ZEROS = ['٠', '۰', '०', '০', '௦', '๐', '၀', '០', '０'].map((zero) => zero.charCodeAt(0))

function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
