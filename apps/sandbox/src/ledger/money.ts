/** Decimals of the currencies whose minor unit is not a hundredth (ISO 4217). */
const UNUSUAL_DECIMALS: Readonly<Record<string, number>> = {
  VND: 0,
  JPY: 0,
  KRW: 0,
  CLP: 0,
  KWD: 3,
  BHD: 3,
  TND: 3,
}

/** How many decimals amounts of a currency have. */
export const currencyDecimals = (currency: string): number => UNUSUAL_DECIMALS[currency] ?? 2

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

/** Whole main units (euros, đồng) as minor ones. */
export const fromMain = (units: number, currency: string): bigint => toMinor(units.toString(), currency)

/** Writes minor units as the decimal string of the wire, with all the currency's decimals. */
export function toDecimal(minor: bigint, currency: string): string {
  const decimals = currencyDecimals(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0n ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}
