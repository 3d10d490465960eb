import type { Db } from '../database/index.ts'
import { fromBase } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { BONUS_TURNOVER, LIVE_TABLE_PERCENT } from '../promotions/promises.ts'
import { type Movement, type Turnover, turnoverOf } from './turnover.ts'

/** Times that money has to be staked where its posting does not say so itself. */
const TIMES = { deposit: 1, reward: 1, promotion: BONUS_TURNOVER } as const

/** Sum in base units below which a member has nothing: no game takes less. */
const NOTHING = 1

interface MovementRow {
  readonly kind: keyof typeof TIMES | 'commission' | 'stake'
  /** Minor units, positive. */
  readonly amount: bigint
  readonly times: string | null
  readonly live: boolean
  readonly from_nothing: boolean
  /** Sums and state of the bet; null where its result does not matter. */
  readonly staked: bigint | null
  readonly returned: bigint | null
  readonly open: boolean | null
}

/** A member's remaining turnover requirement, by the rule of {@link turnoverOf}. */
export async function readTurnover(db: Db, merchant: Merchant, memberId: string): Promise<Turnover> {
  const rows = await movementsOf(db, merchant, memberId)
  return turnoverOf(rows.map(movementOf), await hasNothing(db, merchant, memberId))
}

function movementOf({
  kind,
  amount,
  times,
  live,
  from_nothing,
  staked,
  returned,
  open,
}: MovementRow): Movement {
  if (kind !== 'stake') {
    const own = kind === 'commission' ? 0 : TIMES[kind]
    return {
      what: 'in',
      amount,
      times: BigInt(times ?? own),
      bonus: kind !== 'deposit',
      fromNothing: from_nothing,
    }
  }
  return {
    what: 'stake',
    amount,
    percent: live ? BigInt(LIVE_TABLE_PERCENT) : 100n,
    ...(staked === null ? {} : { bet: { staked, returned: returned ?? 0n, open: open ?? false } }),
  }
}

/**
 * Money that came in and stakes since the last withdrawal, which nothing was left to stake for, or since a bonus was
 * taken back. Transfers between a
 * member's wallets do not change what the member has. Refunds are not read: what they give back is no bet.
 */
const movementsOf = (db: Db, { code, currency }: Merchant, memberId: string): Promise<MovementRow[]> =>
  db.rows<MovementRow>`
    with own as (
      select entry.id, kind, amount, detail, posted_at,
        coalesce(sum(amount) filter (where kind <> 'wallet') over (order by entry.id), 0) - amount as held
      from ledger_account account join ledger_entry entry on entry.account_id = account.id
        join ledger_transfer transfer on transfer.id = entry.transfer_id
      where account.merchant = ${code} and member_id = ${BigInt(memberId)}
    ), draw as (
      select node_id, numero, sum(stake)::bigint as staked, sum(payout)::bigint as returned,
        bool_or(status = 'PENDING') as open
      from bet_order
      where merchant = ${code} and member_id = ${BigInt(memberId)} and kind = 'lottery' and status <> 'VOID'
      group by node_id, numero
    )
    select own.kind, abs(amount) as amount, own.detail->>'turnover' as times,
      coalesce(own.detail->>'table' = 'live', false) as live,
      own.kind <> 'stake' and held < ${fromBase(NOTHING, currency)} and not exists (
        select from bet_order
        where merchant = ${code} and member_id = ${BigInt(memberId)} and placed_at <= posted_at
          and (settled_at is null or settled_at > posted_at)) as from_nothing,
      case when bet.kind = 'lottery' then coalesce(draw.staked, 0) else bet.stake end as staked,
      case when bet.kind = 'lottery' then draw.returned else bet.payout end as returned,
      case when bet.kind = 'lottery' then draw.open else bet.status = 'PENDING' end as open
    from own left join bet_order bet on bet.id = case
        when own.kind = 'stake' and (own.detail->>'order' like 'L%' or own.detail->>'table' = 'crash')
        then substr(split_part(own.detail->>'order', ' ', 1), 10)::bigint end
      left join draw on bet.kind = 'lottery' and draw.node_id = bet.node_id and draw.numero = bet.numero
    where (own.kind = 'stake' and amount < 0 or own.kind in ('deposit', 'reward', 'promotion') and amount > 0
        or own.kind = 'commission' and own.detail ? 'turnover')
      and own.id > coalesce((select max(id) from own where kind in ('withdrawal', 'promotion') and amount < 0), 0)
    order by own.id`

async function hasNothing(db: Db, { code, currency }: Merchant, memberId: string): Promise<boolean> {
  const found = await db.row`
    select from ledger_account where merchant = ${code} and member_id = ${BigInt(memberId)}
    having sum(balance) >= ${fromBase(NOTHING, currency)}
    union all
    select from bet_order where merchant = ${code} and member_id = ${BigInt(memberId)} and status = 'PENDING'
    union all
    select from vendor_transfer where merchant = ${code} and member_id = ${BigInt(memberId)} and state = 'sent'
    limit 1`
  return found === undefined
}
