import type { Db } from '../database/index.ts'

/** Stakes of a member in a time span. */
export interface StakedRow {
  readonly memberId: bigint
  readonly vipLevel: number
  /** Minor units; refunded stakes do not count. */
  readonly staked: bigint
}

/** Stakes of all real members of a merchant, from `from`, included, to `to`, excluded; those above zero. */
export const stakesBetween = (db: Db, merchant: string, from: Date, to: Date): Promise<StakedRow[]> =>
  db.rows<StakedRow>`
    select member.id as "memberId", vip_level as "vipLevel", -sum(entry.amount)::bigint as staked
    from ledger_transfer transfer join ledger_entry entry on entry.transfer_id = transfer.id
      join ledger_account account on account.id = entry.account_id join member on member.id = account.member_id
    where transfer.merchant = ${merchant} and kind in ('stake', 'refund') and posted_at >= ${from} and posted_at < ${to}
      and type in (0, 1, 2)
    group by member.id having sum(entry.amount) < 0 order by member.id`
