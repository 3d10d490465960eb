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

/** Members whose lottery bets were not paid, or given back, exactly once; every draw is over. */
export async function lotteryFaults(db: Db): Promise<string[]> {
  const rows = await db.rows<{
    member_id: bigint
    due: bigint
    paid: bigint
    owed: bigint
    refunded: bigint
    open: number
  }>`
    with moved as (
      select account.member_id, coalesce(sum(amount) filter (where kind = 'win'), 0) as paid,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded
      from ledger_account account join ledger_entry entry on account_id = account.id
        join ledger_transfer transfer on transfer.id = transfer_id
      where account.member_id is not null and transfer.key like 'lottery:%' group by 1
    )
    select bet.member_id, coalesce(sum(payout) filter (where status <> 'VOID'), 0)::bigint as due, coalesce(max(moved.paid), 0)::bigint as paid,
      coalesce(sum(stake) filter (where status = 'VOID'), 0)::bigint as owed,
      coalesce(max(moved.refunded), 0)::bigint as refunded, count(*) filter (where status = 'PENDING')::int as open
    from bet_order bet left join moved on moved.member_id = bet.member_id
    where bet.kind = 'lottery' and bet.node_id in (select node_id from lottery_draw) group by 1`
  return rows.flatMap(({ member_id, due, paid, owed, refunded, open }) =>
    due === paid && owed === refunded && open === 0
      ? []
      : [
          `member ${member_id}: bets won ${due}, paid ${paid}; void ${owed}, refunded ${refunded}; ${open} open`,
        ],
  )
}

/** Transfers that are on their way although the sweep was due, and money of no transfer. */
export async function transferFaults(db: Db): Promise<string[]> {
  const row = await db.row<{ waiting: number; transit: bigint }>`
    select (select count(*)::int from vendor_transfer where state = 'sent') as waiting,
      (select coalesce(sum(balance), 0)::bigint from ledger_account where name like 'house:transit%') as transit`
  return row?.waiting === 0 && row.transit === 0n
    ? []
    : [`${row?.waiting} transfers wait, ${row?.transit} are in transit`]
}
