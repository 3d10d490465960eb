import { baseUnit, currencyDecimals as readDecimals } from '@livery/domain/money'

const decimalsKept = new Map<string, number>()

/** Number of decimals of a currency's amounts, as shown to players. */
export function currencyDecimals(currency: string): number {
  const kept = decimalsKept.get(currency) ?? readDecimals(currency)
  decimalsKept.set(currency, kept)
  return kept
}

/**
 * Converts a decimal string to minor units (cents, đồng).
 * @throws RangeError when it is no plain decimal, or finer than the currency
 */
export function toMinor(amount: string, currency: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!match) throw new RangeError(`"${amount}" is no decimal amount.`)
  const [, sign, whole = '0', fraction = ''] = match
  const decimals = currencyDecimals(currency)
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  if (/[1-9]/.test(fraction.slice(decimals)))
    throw new RangeError(`${amount} is finer than ${currency} allows.`)
  const units = BigInt(whole + kept)
  return sign ? -units : units
}

/**
 * Converts the sandbox's own sums (purses, limits, fees, prizes) to minor units. They are given in
 * hundredths of the base unit, so that their value is similar in every currency: 10,000 is a hundred euros,
 * and two million đồng.
 */
export function fromHundredths(hundredths: number, currency: string): bigint {
  const minorPerHundredth = (baseUnit(currency) * 10 ** currencyDecimals(currency)) / 100
  return BigInt(hundredths) * BigInt(minorPerHundredth)
}

/** Converts whole base units to minor units: 100 is a hundred euros, and two million đồng. */
export const fromBase = (units: number, currency: string): bigint => fromHundredths(units * 100, currency)

/** Converts minor units to the wire's decimal string, with all decimals of the currency. */
export function toDecimal(minor: bigint, currency: string): string {
  const decimals = currencyDecimals(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0n ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}
