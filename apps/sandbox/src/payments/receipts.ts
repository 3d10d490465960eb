import { splitReceipt } from '@livery/domain/money'

import type { Db } from '../database/index.ts'
import { Failure } from '../failure.ts'
import { fromBase, houseAccount, memberAccount, post } from '../ledger/index.ts'
import { refuseDeposit, refuseExcluded } from '../limits/refuse.ts'
import { memberRow } from '../members/findMember.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { channelOf } from './channels.ts'
import { isOpen, waitingDeposits, type DepositRow } from './deposits.ts'

/** Payment as the bank reports it. */
export interface Receipt {
  /** The bank's own reference: a repeated report of one payment carries the same. */
  readonly reference: string
  /** Minor units. */
  readonly arrived: bigint
  readonly now: Date
}

/**
 * Books a payment for a deposit order: in full, late, twice or with another sum (S-deposit-07). A repeated
 * report changes nothing.
 * @returns the order; undefined when there is none of this number
 */
export async function receivePayment(
  db: Db,
  merchantOf: (code: string) => Merchant,
  number: string,
  { reference, arrived, now }: Receipt,
): Promise<DepositRow | undefined> {
  return db.transaction(async (tx) => {
    const order = await tx.row<DepositRow>`select * from deposit_order where number = ${number} for update`
    if (!order) return undefined
    const known = await tx.row`select from deposit_receipt where reference = ${reference}`
    if (known) return order
    const use = await useOf(tx, order, arrived, merchantOf(order.merchant), now)
    await tx.run`
      insert into deposit_receipt (reference, order_id, arrived, credited, fee, returned, arrived_at)
      values (${reference}, ${order.id}, ${arrived}, ${use.credited}, ${use.fee}, ${use.returned}, ${now})`
    const credits = use.credited > 0n
    // An order whose full sum came and could not be kept waits for nothing any more.
    const ends = !credits && isOpen(order, now) && arrived === order.amount + order.fee
    const after = await tx.row<DepositRow>`
      update deposit_order set returned = returned + ${use.returned}, credited = credited + ${use.credited},
        status = case when ${credits} then 'paid' when ${ends} then 'cancelled' else status end,
        paid_at = case when ${credits} then ${now}::timestamptz else paid_at end
      where id = ${order.id} returning *`
    if (credits) await book(tx, order, use, now)
    await tell(tx, order, use, now)
    return after
  })
}

async function useOf(tx: Db, order: DepositRow, arrived: bigint, merchant: Merchant, now: Date) {
  const channel = channelOf(order.channel)
  const { amount, fee, status: state } = order
  const bounds = {
    minimum: fromBase(channel?.minimum ?? 0, order.currency),
    maximum: fromBase(channel?.maximum ?? 0, order.currency),
  }
  const use = splitReceipt({ state, amount, fee, ...bounds }, arrived)
  if (use.credited === 0n || (await mayDeposit(tx, order, use.credited, merchant, now))) return use
  return { credited: 0n, fee: 0n, returned: arrived }
}

/**
 * False for a member who takes a break, and when the sum passes a limit of the member: a limit that was set or lowered
 * since the order was opened holds for it too. The sum of an open order, or less, is measured against what was
 * deposited; what comes late or is more may take no room from other open orders either.
 */
async function mayDeposit(tx: Db, order: DepositRow, sum: bigint, merchant: Merchant, now: Date) {
  const memberId = order.member_id.toString()
  try {
    refuseExcluded((await memberRow(tx, memberId)).excluded_until, now)
    const own = isOpen(order, now) ? order.amount : 0n
    const withWaiting = async () =>
      sum <= own ? sum : (await waitingDeposits(tx, memberId, now)) - own + sum
    await refuseDeposit(tx, { merchant, memberId, now }, withWaiting)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

async function book(
  tx: Db,
  row: DepositRow,
  use: { credited: bigint; fee: bigint },
  now: Date,
): Promise<void> {
  const fee = use.fee > 0n ? [{ account: houseAccount('fees'), amount: use.fee }] : []
  await post(tx, {
    merchant: row.merchant,
    key: `deposit:${row.id}`,
    kind: 'deposit',
    currency: row.currency,
    entries: [
      { account: memberAccount(row.member_id.toString()), amount: use.credited },
      ...fee,
      { account: houseAccount('cash'), amount: -(use.credited + use.fee) },
    ],
    at: now,
    detail: { order: row.number, channel: row.channel },
  })
}

async function tell(
  tx: Db,
  { merchant, member_id, number, amount, currency }: DepositRow,
  { credited, returned }: { credited: bigint; returned: bigint },
  now: Date,
): Promise<void> {
  const money = (minor: bigint) => letterSum(minor, currency)
  const template =
    credited === 0n ? 'depositReturned' : credited === amount ? 'depositPaid' : 'depositOtherSum'
  const details = { number, amount: money(credited === 0n ? returned : credited), ordered: money(amount) }
  await sendLetter(tx, { merchant, memberId: member_id.toString(), template, details, now })
}
