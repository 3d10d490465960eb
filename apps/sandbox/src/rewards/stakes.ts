import type { Db } from '../database/index.ts'

/** Stakes of a member in a time span. */
export interface StakedRow {
  readonly memberId: bigint
  readonly vipLevel: number
  /** Minor units. */
  readonly staked: bigint
}

/**
 * Stakes on bets that were settled from `from`, included, to `to`, excluded, of all real members of a merchant. Until
 * then a stake may be given back, and what was rewarded for it could not be: one that is refunded never counts.
 */
export const stakesBetween = (db: Db, merchant: string, from: Date, to: Date): Promise<StakedRow[]> =>
  db.rows<StakedRow>`
    select member.id as "memberId", vip_level as "vipLevel", sum(stake)::bigint as staked
    from bet_order bet join member on member.id = bet.member_id
    where bet.merchant = ${merchant} and status in ('WON', 'LOST') and settled_at >= ${from} and settled_at < ${to}
      and type in (0, 1, 2)
    group by member.id order by member.id`
