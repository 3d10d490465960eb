import { Big } from 'big.js'

/**
 * Amount in the notation of the wire: plain decimal digits, an optional minus, no exponent (S-money-01). Its
 * number of decimals is kept: `'10.10' + '0.1'` is `'10.20'`.
 */
export type Decimal = string

const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** True for a well-formed {@link Decimal}. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && DECIMAL.test(value)
}

/**
 * Sum of two amounts.
 * @throws when an operand is not a {@link Decimal}; so do all functions below.
 */
export function addMoney(a: Decimal, b: Decimal): Decimal {
  return big(a)
    .plus(big(b))
    .toFixed(Math.max(scaleOf(a), scaleOf(b)))
}

export function subtractMoney(a: Decimal, b: Decimal): Decimal {
  return unsignedZero(
    big(a)
      .minus(big(b))
      .toFixed(Math.max(scaleOf(a), scaleOf(b))),
  )
}

/** Product with an exact number of decimals: those of both operands together. */
export function multiplyMoney(amount: Decimal, factor: Decimal | number): Decimal {
  const text = typeof factor === 'number' ? new Big(factor).toFixed() : factor
  return unsignedZero(
    big(amount)
      .times(big(text))
      .toFixed(scaleOf(amount) + scaleOf(text)),
  )
}

/** Sum of a list; `'0'` for an empty one. */
export function sumMoney(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce(addMoney, '0')
}

/** Order of two amounts, whatever their number of decimals: -1, 0 or 1. */
export function compareMoney(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return big(a).cmp(big(b)) as -1 | 0 | 1
}

export function isPositive(amount: Decimal): boolean {
  return big(amount).gt(0)
}

/** Cuts or pads to a number of decimals, towards zero: a rounded amount is never larger than the original. */
export function toDecimals(amount: Decimal, decimals: number): Decimal {
  return unsignedZero(big(amount).round(decimals, Big.roundDown).toFixed(decimals))
}

/** Decimals of currencies that were asked for: a formatter costs a thousand times as much. */
const knownDecimals = new Map<string, number>()

/** Decimals of an ISO 4217 currency: 2 for EUR, 0 for JPY, 3 for KWD. @throws RangeError on a malformed code. */
export function currencyDecimals(currency: string): number {
  const known = knownDecimals.get(currency)
  if (known !== undefined) return known
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const decimals = options.maximumFractionDigits ?? 2
  knownDecimals.set(currency, decimals)
  return decimals
}

function big(value: Decimal): Big {
  if (!isDecimal(value)) throw new TypeError(`not a decimal amount: ${JSON.stringify(value)}`)
  return new Big(value)
}

function scaleOf(value: Decimal): number {
  const point = value.indexOf('.')
  return point < 0 ? 0 : value.length - point - 1
}

function unsignedZero(value: Decimal): Decimal {
  return /^-[0.]+$/.test(value) ? value.slice(1) : value
}
