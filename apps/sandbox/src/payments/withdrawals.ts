import { withdrawalMayBecome, type WithdrawalState } from '@livery/domain/money'

import type { Db } from '../database/index.ts'
import {
  balanceOf,
  type Entry,
  fromBase,
  houseAccount,
  memberAccount,
  post,
  toDecimal,
} from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { timeSpanOf } from '../platform/period.ts'
import { stepOf } from '../vip/levels.ts'
import type { Schemas } from '../wire.ts'
import { numberStart } from './orderNumber.ts'
import { readTurnover } from './turnoverMovements.ts'

export type WithdrawalReason = Schemas['WithdrawalReason']

/** Minimum of a withdrawal in base units; maximum, fee and number a day depend on the VIP level. */
const MINIMUM = 20

/** Stored withdrawal. */
export interface WithdrawalRow {
  readonly id: bigint
  readonly number: string
  readonly merchant: string
  readonly member_id: bigint
  readonly currency: string
  readonly amount: bigint
  readonly fee: bigint
  readonly status: WithdrawalState
  /** Why it was refused or came back. */
  readonly reason: WithdrawalReason | null
  readonly created_at: Date
  readonly closed_at: Date | null
}

/** Withdrawal limits of a member at a given time; sums in minor units. */
export interface Withdrawable {
  readonly available: bigint
  readonly minimum: bigint
  readonly maximum: bigint
  readonly fee: bigint
  readonly turnoverLeft: bigint
  readonly countLeft: number
}

/** Computes a member's withdrawal limits at a given time. */
export async function withdrawable(
  db: Db,
  merchant: Merchant,
  memberId: string,
  now: Date,
): Promise<Withdrawable> {
  const { code, currency } = merchant
  const member = await db.row<{ level: number }>`
    select vip_level as level from member where id = ${BigInt(memberId)}`
  const { most, perDay, fee } = stepOf(member?.level ?? 0).withdrawals
  return {
    available: await balanceOf(db, code, memberAccount(memberId)),
    minimum: fromBase(MINIMUM, currency),
    maximum: fromBase(most, currency),
    fee: fromBase(fee, currency),
    turnoverLeft: inMinorUnits((await readTurnover(db, merchant, memberId)).left),
    countLeft: Math.max(0, perDay - (await countToday(db, memberId, now))),
  }
}

/** Hundredths of a minor unit, rounded up. */
const inMinorUnits = (hundredths: bigint): bigint => (hundredths + 99n) / 100n

async function countToday(db: Db, memberId: string, now: Date): Promise<number> {
  const { from } = timeSpanOf('today', now)
  const found = await db.row<{ count: number }>`
    select count(*)::int as count from withdrawal
    where member_id = ${BigInt(memberId)} and status not in ('rejected', 'cancelled', 'returned') and created_at >= ${from}`
  return found?.count ?? 0
}

/** Sum of a member's unpaid withdrawals; minor units. */
export async function pendingWithdrawals(db: Db, memberId: string): Promise<bigint> {
  const found = await db.row<{ sum: string }>`
    select coalesce(sum(amount), 0) as sum from withdrawal
    where member_id = ${BigInt(memberId)} and status in ('pending', 'processing')`
  return BigInt(found?.sum ?? 0)
}

/** Request for a withdrawal. */
export interface NewWithdrawal {
  readonly merchant: Merchant
  readonly memberId: string
  readonly cardId: bigint
  /** Minor units, like the fee, which is deducted from it. */
  readonly amount: bigint
  readonly fee: bigint
}

/**
 * Requests a withdrawal. The money leaves the wallet at once and is held on the operator's account of
 * payouts.
 * @throws Failure 422 `wallet.insufficient`
 */
export async function requestWithdrawal(tx: Db, wish: NewWithdrawal, now: Date): Promise<WithdrawalRow> {
  const { merchant, memberId, amount } = wish
  const row = await tx.row<WithdrawalRow>`
    insert into withdrawal
      (id, number, merchant, member_id, bank_card_id, currency, amount, fee, status, created_at)
    overriding system value
    select id, ${numberStart('W', now)} || lpad(id::text, greatest(4, length(id::text)), '0'), ${merchant.code},
      ${BigInt(memberId)}, ${wish.cardId}, ${merchant.currency}, ${amount}, ${wish.fee}, 'pending', ${now}
    from nextval(pg_get_serial_sequence('withdrawal', 'id')) as id
    returning *`
  if (!row) throw new Error('The withdrawal was not written.')
  await post(tx, {
    merchant: row.merchant,
    key: `withdrawal:${row.id}`,
    kind: 'withdrawal',
    currency: row.currency,
    entries: [
      { account: memberAccount(memberId), amount: -amount },
      { account: houseAccount('payouts'), amount },
    ],
    at: now,
    detail: { order: row.number },
  })
  return row
}

/** End of a withdrawal: paid, or back in the wallet; with the reason where it is not the member's wish. */
export type WithdrawalEnd =
  | { readonly status: 'paid' | 'cancelled' }
  | { readonly status: 'rejected' | 'returned'; readonly reason: WithdrawalReason }

/**
 * Pays a withdrawal, or gives the money back: refused, cancelled, or sent back by the bank after it was paid
 * (S-withdraw-03). One that cannot change to the state is unchanged.
 */
export async function closeWithdrawal(
  db: Db,
  number: string,
  end: WithdrawalEnd,
  now: Date,
): Promise<WithdrawalRow | undefined> {
  const { status } = end
  const reason = 'reason' in end ? end.reason : null
  return db.transaction(async (tx) => {
    const row = await tx.row<WithdrawalRow>`select * from withdrawal where number = ${number} for update`
    if (!row || !withdrawalMayBecome(row.status, status)) return row
    await tx.run`
      update withdrawal set status = ${status}, reason = ${reason}, closed_at = ${now} where id = ${row.id}`
    const closed = { ...row, status, reason, closed_at: now }
    await post(tx, {
      merchant: closed.merchant,
      key: `withdrawal:${closed.id}:${status}`,
      kind: 'withdrawal',
      currency: closed.currency,
      entries: movement(closed),
      at: now,
      detail: { order: closed.number, outcome: status },
    })
    await tell(tx, closed, now)
    return closed
  })
}

function movement({ status, amount, fee, member_id }: WithdrawalRow): Entry[] {
  const back = { account: memberAccount(member_id.toString()), amount }
  const out = [
    { account: houseAccount('cash'), amount: amount - fee },
    { account: houseAccount('fees'), amount: fee },
  ]
  // The bank sends back what it was given; the fee is given back with it.
  if (status === 'returned') return [back, ...out.map((entry) => ({ ...entry, amount: -entry.amount }))]
  return [{ account: houseAccount('payouts'), amount: -amount }, ...(status === 'paid' ? out : [back])]
}

const LETTER_OF = {
  paid: 'withdrawalPaid',
  rejected: 'withdrawalRejected',
  returned: 'withdrawalReturned',
} as const

/** Letter about the end; one who cancels knows. */
async function tell(tx: Db, row: WithdrawalRow, now: Date): Promise<void> {
  const { merchant, member_id, status, number, amount, fee, currency, reason } = row
  if (status !== 'paid' && status !== 'rejected' && status !== 'returned') return
  const sum = status === 'paid' ? amount - fee : amount
  const details = { number, amount: letterSum(sum, currency), ...(reason ? { reason } : {}) }
  await sendLetter(tx, {
    merchant,
    memberId: member_id.toString(),
    template: LETTER_OF[status],
    details,
    now,
  })
}

/** Withdrawal in the contract's format. */
export function withdrawalValue(row: WithdrawalRow): Schemas['Withdrawal'] {
  const { currency, amount, fee } = row
  return {
    orderNumber: row.number,
    status: row.status,
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.closed_at ? { closedAt: row.closed_at.toISOString() } : {}),
    currency,
    amount: toDecimal(amount, currency),
    fee: toDecimal(fee, currency),
    received: toDecimal(amount - fee, currency),
    createdAt: row.created_at.toISOString(),
  }
}
