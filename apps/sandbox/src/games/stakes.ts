import { fromHundredths, toDecimal } from '../ledger/index.ts'

/** Stake in hundredths of the base unit as the wire's decimal string: round in every currency. */
export const stakeOnWire = (hundredths: number, currency: string): string =>
  toDecimal(fromHundredths(hundredths, currency), currency)
