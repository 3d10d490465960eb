import { toDecimal } from '../ledger/index.ts'

/**
 * How many minor units a hundredth of the base unit of stakes is. Every seeded member starts with 10,000 of whatever the
 * currency is, so stakes are as many dong as cents: a purse has to last for an evening in every brand.
 */
const MINOR_PER_HUNDREDTH: Readonly<Record<string, bigint>> = { KWD: 3n, BHD: 3n, TND: 30n }

/** Turns hundredths of the base unit into minor units of a currency, so that every currency has round stakes. */
export function stakeInMinor(hundredths: number, currency: string): bigint {
  return BigInt(hundredths) * (MINOR_PER_HUNDREDTH[currency] ?? 1n)
}

/** The same as the wire's decimal string. */
export const stakeOnWire = (hundredths: number, currency: string): string =>
  toDecimal(stakeInMinor(hundredths, currency), currency)
