import type { Decimal } from './money.ts'

/**
 * Reads an amount a player typed, in Latin digits. Grouped amounts are understood where they have one meaning:
 * `1,250.50`, `1.250,50`, `1 250,50`, `12,34,567`, `1.250` of a currency without decimals. A text that might mean two
 * amounts (`1.250` of a currency with two decimals), signs, exponents and too many decimals are refused, so that no
 * other amount is taken than the one that was meant.
 * No arithmetic, so that a field does not load `money.ts`.
 * @returns the amount with exactly `decimals` decimals, or `null` when the text is not one
 */
export function moneyFromInput(text: string, decimals: number): Decimal | null {
  const typed = text.trim().replaceAll(/[\s’']/g, ' ')
  const point = decimalPointIn(typed, decimals)
  const whole = point === null ? typed : typed.slice(0, point)
  const fraction = point === null ? '' : typed.slice(point + 1)
  const units = ungrouped(whole)
  if (units === null || !/^\d*$/.test(fraction) || fraction.length > decimals) return null
  if ((units === '' && fraction === '') || units.length > LONGEST) return null
  const plain = units.replace(/^0+(?=\d)/, '') || '0'
  return decimals === 0 ? plain : `${plain}.${fraction.padEnd(decimals, '0')}`
}

const LONGEST = 15

/** Separators that may come before decimals; phone keyboards of many languages offer no point, and some full-width ones. */
const POINT = /[.,٫．，]/g

/** Position of the decimal separator, or null where the text has none. */
function decimalPointIn(typed: string, decimals: number): number | null {
  const marks = [...typed.matchAll(POINT)]
  const last = marks.at(-1)
  if (!last) return null
  const again = marks.filter(([mark]) => mark === last[0]).length > 1
  // Without decimals, and where a separator comes twice, it parts groups: `1.250` dong, `1.250.000`.
  return again || decimals === 0 ? null : last.index
}

/** The digits of a whole number without its group separators; null where the groups are no groups. */
function ungrouped(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  const [separator] = /[., ٬，]/.exec(whole) ?? []
  if (separator === undefined) return null
  const groups = whole.split(separator)
  // The last group has three digits everywhere; in India the others have two.
  const [first = '', ...rest] = groups
  const last = rest.pop() ?? ''
  const grouped =
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(last) &&
    (rest.every((group) => /^\d{3}$/.test(group)) || rest.every((group) => /^\d{2}$/.test(group)))
  return grouped ? groups.join('') : null
}
