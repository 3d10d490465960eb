import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import type { Lottery } from './lotteries.ts'

/** Set of odds, by prize mode; a tenant names each of them (`games.lotteryModes`). */
export type PrizeOdds = keyof Merchant['tenant']['games']['lotteryModes']

/** Share of the published odds that a set pays, in per cent. */
export const PAID_PERCENT: Readonly<Record<PrizeOdds, number>> = {
  elottery: 100,
  vietnam: 100,
  sea: 99,
  lottery: 98,
}

/** Odds offered of a vendor's lotteries, the default first. */
const ODDS_BY_VENDOR: Readonly<Record<string, readonly [PrizeOdds, ...PrizeOdds[]]>> = {
  TCG_LOTTO_VN: ['vietnam'],
  TCG_SEA: ['sea'],
  LOTT: ['elottery', 'lottery'],
  ELOTT: ['elottery', 'lottery'],
}

/**
 * Set of odds by prize mode.
 * @param mode - the tenant's name of it; absent, the vendor's default
 * @throws Failure 400 `request.invalid` for a mode that the vendor's lotteries do not have
 */
export function prizeOddsOf(
  { vendor }: Pick<Lottery, 'vendor'>,
  { tenant }: Pick<Merchant, 'tenant'>,
  mode: string | undefined,
): PrizeOdds {
  const offered = ODDS_BY_VENDOR[vendor.code] ?? (['elottery'] as const)
  const found =
    mode === undefined
      ? offered[0]
      : offered.find((prizeOdds) => tenant.games.lotteryModes[prizeOdds] === mode)
  return (
    found ??
    fail(400, 'request.invalid', {
      message: `${vendor.code} has no prize mode ${mode}.`,
      data: { fields: { prizeMode: 'unknown' } },
    })
  )
}

/** Odds of a play under a set of odds, in hundredths; never rounded up. */
export const paidOdds = (odds: number, prizeOdds: PrizeOdds): number =>
  Math.floor((odds * PAID_PERCENT[prizeOdds]) / 100)
