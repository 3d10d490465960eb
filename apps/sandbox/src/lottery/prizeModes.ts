import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import type { Lottery } from './lotteries.ts'

/** A table of odds; a tenant gives each a name of its own (`games.lotteryModes`). */
export type PrizeTable = keyof Merchant['tenant']['games']['lotteryModes']

/** What part of the published odds a table pays, in per cent. */
export const PAID_PERCENT: Readonly<Record<PrizeTable, number>> = {
  elottery: 100,
  vietnam: 100,
  sea: 99,
  lottery: 98,
}

/** Tables that a vendor's lotteries may be bet by, its own first. */
const TABLES: Readonly<Record<string, readonly [PrizeTable, ...PrizeTable[]]>> = {
  TCG_LOTTO_VN: ['vietnam'],
  TCG_SEA: ['sea'],
  LOTT: ['elottery', 'lottery'],
  ELOTT: ['elottery', 'lottery'],
}

/**
 * The table that a prize mode names.
 *
 * @param mode - the tenant's name of it; absent, the vendor's own table
 * @throws Failure 400 `request.invalid` for a mode that the vendor's lotteries are not bet by
 */
export function prizeTable(
  { vendor }: Pick<Lottery, 'vendor'>,
  { tenant }: Pick<Merchant, 'tenant'>,
  mode: string | undefined,
): PrizeTable {
  const tables = TABLES[vendor.code] ?? (['elottery'] as const)
  const found =
    mode === undefined ? tables[0] : tables.find((table) => tenant.games.lotteryModes[table] === mode)
  return (
    found ??
    fail(400, 'request.invalid', {
      message: `${vendor.code} has no prize mode ${mode}.`,
      data: { fields: { prizeMode: 'unknown' } },
    })
  )
}

/** Odds under a table, in hundredths; never rounded up. */
export const paidOdds = (odds: number, table: PrizeTable): number =>
  Math.floor((odds * PAID_PERCENT[table]) / 100)
