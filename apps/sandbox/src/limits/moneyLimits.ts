import { LIMIT_COOLING_HOURS, limitPeriodStart } from '@livery/domain/jurisdiction'
import { regulationOf } from '@livery/tenant'

import type { Db } from '../database/index.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { readAmount } from '../wallet/transfer.ts'
import type { Schemas } from '../wire.ts'

type Kind = Schemas['LimitKind']
type Period = Schemas['LimitPeriod']

/** Raising or removing a limit waits this long (S-gaming-01). */
export const COOLING_MS = LIMIT_COOLING_HOURS * 3_600_000

interface LimitRow {
  readonly kind: Kind
  readonly period: Period
  readonly amount: bigint | null
  readonly pending_amount: bigint | null
  readonly pending_from: Date | null
}

/** Member of the limits, and the time of reading them. */
export interface LimitScope {
  readonly merchant: Merchant
  readonly memberId: string
  readonly now: Date
}

/** Current and pending money limits, with the amount already used. */
export async function moneyLimits(db: Db, of: LimitScope): Promise<Schemas['MoneyLimit'][]> {
  const { memberId, now } = of
  const read = () => db.rows<LimitRow>`
    select * from member_limit where member_id = ${BigInt(memberId)} order by kind, period`
  let rows = await read()
  // Most members have no limit, and few a change that is due: every stake comes this way.
  if (rows.some(({ pending_from: from }) => from && from <= now)) {
    await settlePending(db, memberId, now)
    rows = await read()
  }
  const limits: Schemas['MoneyLimit'][] = []
  for (const row of rows) limits.push(await limitValue(db, of, row))
  return limits
}

/** True for a member who has set a limit of a kind, which most have not: every stake and deposit asks. */
export const hasLimit = async (db: Db, memberId: string, kind: Kind): Promise<boolean> =>
  (await db.row`select from member_limit where member_id = ${BigInt(memberId)} and kind = ${kind} limit 1`) !==
  undefined

async function limitValue(db: Db, of: LimitScope, row: LimitRow): Promise<Schemas['MoneyLimit']> {
  const { kind, period, amount, pending_amount: pending, pending_from: pendingFrom } = row
  const { currency } = of.merchant
  return {
    kind,
    period,
    ...(amount === null ? {} : { amount: toDecimal(amount, currency) }),
    used: toDecimal(await used(db, of, kind, period), currency),
    ...(pendingFrom && pending !== null ? { pendingAmount: toDecimal(pending, currency) } : {}),
    ...(pendingFrom ? { pendingRemoval: pending === null, pendingFrom: pendingFrom.toISOString() } : {}),
  }
}

/** Changes a limit: lowering takes effect at once, raising or removing after a day. */
export async function changeLimit(
  db: Db,
  of: LimitScope,
  change: Schemas['MoneyLimitChange'],
): Promise<void> {
  const { memberId, merchant, now } = of
  const id = BigInt(memberId)
  const wanted = change.amount === undefined ? null : readAmount(change.amount, merchant.currency)
  await settlePending(db, memberId, now)
  const current = await db.row<LimitRow>`
    select * from member_limit where member_id = ${id} and kind = ${change.kind} and period = ${change.period} for update`
  const held = current?.amount ?? null
  if (wanted === null && held === null) return
  const stricter = wanted !== null && (held === null || wanted <= held)
  if (stricter) {
    await db.run`
      insert into member_limit (member_id, kind, period, amount) values (${id}, ${change.kind}, ${change.period}, ${wanted})
      on conflict (member_id, kind, period) do update
      set amount = excluded.amount, pending_amount = null, pending_from = null`
    return
  }
  await db.run`
    update member_limit set pending_amount = ${wanted}, pending_from = ${new Date(now.getTime() + COOLING_MS)}
    where member_id = ${id} and kind = ${change.kind} and period = ${change.period}`
}

/** Applies pending changes whose time has come. */
async function settlePending(db: Db, memberId: string, now: Date): Promise<void> {
  await db.run`
    update member_limit set amount = pending_amount, pending_amount = null, pending_from = null
    where member_id = ${BigInt(memberId)} and pending_from <= ${now}`
  await db.run`delete from member_limit where member_id = ${BigInt(memberId)} and amount is null and pending_from is null`
}

/**
 * Deposits, or net losses, of a member in the current period; minor units. Withdrawals never count against deposits.
 */
async function used(
  db: Db,
  { merchant, memberId, now }: LimitScope,
  kind: Kind,
  period: Period,
): Promise<bigint> {
  const kinds = kind === 'deposit' ? ['deposit'] : ['stake', 'win', 'refund']
  const { duties } = regulationOf(merchant.tenant.legal, now)
  const fixed = kind === 'deposit' && duties.includes('grossDepositLimits')
  const from = new Date(limitPeriodStart(period, now.getTime(), fixed))
  const moved = await movedSince(db, merchant.code, memberId, kinds, from)
  const amount = kind === 'deposit' ? moved : -moved
  return amount > 0n ? amount : 0n
}

/** Net movement over all wallets of a member for some kinds of transfer; minor units. */
export async function movedSince(
  db: Db,
  merchant: string,
  memberId: string,
  kinds: readonly string[],
  from: Date,
  to?: Date,
): Promise<bigint> {
  const found = await db.row<{ sum: string }>`
    select coalesce(sum(amount), 0) as sum
    from ledger_account account join ledger_entry entry on entry.account_id = account.id
      join ledger_transfer transfer on transfer.id = entry.transfer_id
    where account.merchant = ${merchant} and member_id = ${BigInt(memberId)} and kind = any(${kinds}::text[])
      and posted_at >= ${from} and (${to ?? null}::timestamptz is null or posted_at < ${to ?? null})`
  return BigInt(found?.sum ?? 0)
}
