import type { ContractKind } from './contracts.ts'

/** Tier of a contract; `from` in minor units. */
export interface PayTier {
  readonly from: bigint
  readonly activeMembers: number
  /** Decimal share, such as `0.005`. */
  readonly rate: string
}

/** A team's results in a period; sums in minor units. */
export interface TeamResult {
  /** Real stakes, less those given back. */
  readonly staked: bigint
  /** Loss of the team: staked less won less bonuses. Negative where it won. */
  readonly net: bigint
  /** Members who staked. */
  readonly activeMembers: number
}

/** Pay for one period. */
export interface Pay {
  /** Sum that the rate is taken of: the turnover for wages, the net for dividends; never negative. */
  readonly basis: bigint
  /** Rate of the tier that was reached; `0` where none was. */
  readonly rate: string
  /** Pay in minor units, rounded down. */
  readonly amount: bigint
}

const RATE_DECIMALS = 10
const RATE_ONE = 10n ** BigInt(RATE_DECIMALS)

/**
 * Pay of a contract for one period (S-agent-09). The highest tier counts whose sum and number of active
 * members are both reached, and its rate is taken of the whole basis. Losses of the operator are not carried
 * over to the next period.
 */
export function payOf(kind: ContractKind, tiers: readonly PayTier[], result: TeamResult): Pay {
  const earned = kind === 'dividend' ? result.net : result.staked
  const basis = earned > 0n ? earned : 0n
  const tier = tiers.findLast(
    ({ from, activeMembers }) => basis > 0n && basis >= from && result.activeMembers >= activeMembers,
  )
  const rate = tier?.rate ?? '0'
  return { basis, rate, amount: (basis * rateOf(rate)) / RATE_ONE }
}

/** Rate in ten-billionths, so that no floating number touches money. */
function rateOf(rate: string): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate)
  if (!match) throw new RangeError(`"${rate}" is no decimal rate.`)
  const [, whole = '0', fraction = ''] = match
  return BigInt(whole + fraction.slice(0, RATE_DECIMALS).padEnd(RATE_DECIMALS, '0'))
}
