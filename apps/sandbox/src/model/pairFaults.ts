import type { Db } from '../database/index.ts'
import { allJobs } from '../jobs/runJobs.ts'
import { MODULES } from '../modules.ts'
import { cashbackOf } from '../vip/levels.ts'

/** Cashback that the ledger's stakes make due, against what was issued. */
export async function cashbackFaults(
  db: Db,
  currencyOf: (merchant: string) => string,
  until: Date,
): Promise<string[]> {
  const rows = await db.rows<{
    member_id: bigint
    merchant: string
    day: string
    staked: bigint
    issued: number
    lowest: bigint
  }>`
    with staked as (
      select account.member_id, transfer.merchant, (posted_at at time zone 'UTC')::date as day,
        -sum(entry.amount)::bigint as staked
      from ledger_transfer transfer join ledger_entry entry on entry.transfer_id = transfer.id
        join ledger_account account on account.id = entry.account_id join member on member.id = account.member_id
      where kind in ('stake', 'refund') and type in (0, 1, 2) and detail->>'nodeId' is not null
      group by 1, 2, 3
    )
    select staked.member_id, staked.merchant, staked.day::text as day, staked.staked,
      count(reward.id)::int as issued, coalesce(min(reward.amount), 0)::bigint as lowest
    from staked left join reward on reward.merchant = staked.merchant
      and reward.key = 'cashback:' || staked.member_id || ':' || staked.day
    where staked.day + interval '1 day 8 hours' < ${until}::timestamptz at time zone 'UTC'
    group by 1, 2, 3, 4`
  return rows.flatMap(({ member_id, day, merchant, staked, issued, lowest }) => {
    const least = cashbackOf(0, staked)
    if (issued === (least > 0n ? 1 : 0) && lowest >= least) return []
    return [
      `${day}: ${issued} cashbacks of ${lowest} for ${staked} ${currencyOf(merchant)} of member ${member_id}`,
    ]
  })
}

/** Jobs that did not run once for each of their due times. */
export async function jobFaults(db: Db, begun: ReadonlyMap<string, Date>): Promise<string[]> {
  const rows = await db.rows<{
    name: string
    runs: number
    done_until: Date
    failure: string | null
  }>`select * from job`
  return allJobs({ modules: MODULES }).flatMap(({ name, schedule, catchUp }) => {
    const row = rows.find((one) => one.name === name)
    const from = begun.get(name)
    if (!row || !from) return [`${name} was never entered`]
    if (row.failure) return [`${name} failed: ${row.failure}`]
    if (catchUp === 'latest') return []
    let due = 0
    for (let at = schedule.next(from); at <= row.done_until; at = schedule.next(at)) due += 1
    return due === row.runs ? [] : [`${name} ran ${row.runs} times, due were ${due}`]
  })
}
