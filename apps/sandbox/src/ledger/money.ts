import { baseUnit, currencyDecimals as readDecimals } from '@livery/domain'

const decimalsKept = new Map<string, number>()

/** How many decimals amounts of a currency have: as many as its players' pages show. */
export function currencyDecimals(currency: string): number {
  const kept = decimalsKept.get(currency) ?? readDecimals(currency)
  decimalsKept.set(currency, kept)
  return kept
}

/**
 * Reads a decimal string into minor units (cents, đồng).
 *
 * @throws RangeError when it is no plain decimal, or is finer than the currency
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
 * Sums that the sandbox itself sets (purses, limits, fees, prizes) in minor units. They are written once, in hundredths of
 * the base unit, and so come to as much in every currency: 10,000 is a hundred euros, and two million đồng.
 */
export function fromHundredths(hundredths: number, currency: string): bigint {
  const minorPerHundredth = (baseUnit(currency) * 10 ** currencyDecimals(currency)) / 100
  return BigInt(hundredths) * BigInt(minorPerHundredth)
}

/** The same of whole base units: 100 is a hundred euros, and two million đồng. */
export const fromBase = (units: number, currency: string): bigint => fromHundredths(units * 100, currency)

/** Writes minor units as the decimal string of the wire, with all the currency's decimals. */
export function toDecimal(minor: bigint, currency: string): string {
  const decimals = currencyDecimals(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0n ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}
