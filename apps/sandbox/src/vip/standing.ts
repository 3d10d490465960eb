import type { Db } from '../database/index.ts'
import type { Merchant } from '../merchants.ts'
import { KEEPING_PERCENT, TOP_LEVEL, turnoverOf } from './levels.ts'

/**
 * A member's turnover in minor units: what counted when the period began, and the stakes since, without
 * refunded ones. The level itself is `member.vip_level`; only the review at a period's end changes it.
 */
export async function turnoverSoFar(db: Db, { code }: Merchant, memberId: string): Promise<bigint> {
  const found = await db.row<{ turnover: string }>`
    with standing as (
      select coalesce(max(credited), 0) as credited, coalesce(max(since), '-infinity') as since
      from vip_standing where member_id = ${BigInt(memberId)}
    )
    select credited + coalesce((
      select -sum(amount)
      from ledger_account account join ledger_entry entry on entry.account_id = account.id
        join ledger_transfer transfer on transfer.id = entry.transfer_id
      where account.merchant = ${code} and account.member_id = ${BigInt(memberId)} and kind in ('stake', 'refund')
        and posted_at >= since
    ), 0) as turnover from standing`
  return BigInt(found?.turnover ?? 0)
}

/** Standing of a member at the end of a period; sums in minor units. */
export interface PeriodEnd {
  readonly level: number
  /** Turnover that counted when the period began. */
  readonly credited: bigint
  readonly staked: bigint
}

/** Standing with which the next period begins. */
export interface NextStanding {
  readonly level: number
  readonly credited: bigint
}

/**
 * Reviews a member at the end of a period. Who has reached a higher level rises to it; who staked too little
 * for the present one falls by one level and begins there with its turnover, so that a rise needs new
 * stakes.
 */
export function reviewStanding({ level, credited, staked }: PeriodEnd, currency: string): NextStanding {
  const turnover = credited + staked
  let reached = level
  while (reached < TOP_LEVEL && turnoverOf(reached + 1, currency) <= turnover) reached += 1
  if (reached > level) return { level: reached, credited: turnover }
  const keeping = (turnoverOf(level, currency) * KEEPING_PERCENT) / 100n
  if (level > 0 && staked < keeping) return { level: level - 1, credited: turnoverOf(level - 1, currency) }
  return { level, credited: turnover }
}
