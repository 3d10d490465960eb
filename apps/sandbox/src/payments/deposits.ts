import { createHash } from 'node:crypto'

import type { DepositState } from '@livery/domain/money'

import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/index.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { toDecimal } from '../ledger/index.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import type { Schemas } from '../wire.ts'
import { channelOf, type Channel } from './channels.ts'
import { numberStart } from './orderNumber.ts'

/** Stored deposit order. */
export interface DepositRow {
  readonly id: bigint
  readonly number: string
  /** Key of the payment page's address, which nobody can guess. */
  readonly ticket: string
  readonly merchant: string
  readonly member_id: bigint
  readonly channel: string
  readonly currency: string
  readonly amount: bigint
  readonly fee: bigint
  readonly status: DepositState
  readonly return_url: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
  /** Sum of it in the wallet, and sum that was sent back to the payer. */
  readonly credited: bigint
  readonly returned: bigint
}

/** Request for a deposit. */
export interface NewDeposit {
  readonly merchant: string
  readonly memberId: string
  readonly channel: Channel
  readonly currency: string
  /** Minor units, like the fee. */
  readonly amount: bigint
  readonly fee: bigint
  readonly returnUrl: string | null
}

/** Opens an unpaid order. */
export async function openDeposit(tx: Db, wish: NewDeposit, now: Date): Promise<DepositRow> {
  const row = await tx.row<DepositRow>`
    insert into deposit_order
      (id, number, merchant, member_id, channel, currency, amount, fee, status, return_url, created_at, expires_at)
    overriding system value
    select id, ${numberStart('D', now)} || lpad(id::text, greatest(4, length(id::text)), '0'), ${wish.merchant},
      ${BigInt(wish.memberId)}, ${wish.channel.id}, ${wish.currency}, ${wish.amount}, ${wish.fee}, 'pending',
      ${wish.returnUrl}, ${now}, ${new Date(now.getTime() + wish.channel.lifeMinutes * 60_000)}
    from nextval(pg_get_serial_sequence('deposit_order', 'id')) as id
    returning *`
  if (!row) throw new Error('The deposit order was not written.')
  return row
}

/** Sum of a member's open orders; minor units. */
export async function waitingDeposits(db: Db, memberId: string, now: Date): Promise<bigint> {
  const found = await db.row<{ sum: string }>`
    select coalesce(sum(amount), 0) as sum from deposit_order
    where member_id = ${BigInt(memberId)} and status = 'pending' and expires_at > ${now}`
  return BigInt(found?.sum ?? 0)
}

/** Deposit order by its number. */
export const findDeposit = (db: Db, number: string): Promise<DepositRow | undefined> =>
  db.row<DepositRow>`select * from deposit_order where number = ${number}`

/** Deposit order of a payment page's address. */
export const findByTicket = (db: Db, ticket: string): Promise<DepositRow | undefined> =>
  db.row<DepositRow>`select * from deposit_order where ticket = ${ticket}`

/** True while an order can still be paid. */
export const isOpen = ({ status, expires_at }: DepositRow, now: Date): boolean =>
  status === 'pending' && expires_at > now

/**
 * Closes an open order without money: refused by the payment provider, or cancelled by its member.
 * A closed or expired order is unchanged.
 */
export async function closeDeposit(
  db: Db,
  number: string,
  status: 'failed' | 'cancelled',
  now: Date,
): Promise<DepositRow | undefined> {
  const closed = await db.row<DepositRow>`
    update deposit_order set status = ${status}
    where number = ${number} and status = 'pending' and expires_at > ${now} returning *`
  return closed ?? findDeposit(db, number)
}

/** Cancels all open orders of a member, who may deposit no more: what is paid for them afterwards goes back. */
export async function cancelOpenDeposits(db: Db, memberId: string, now: Date): Promise<void> {
  await db.run`
    update deposit_order set status = 'cancelled'
    where member_id = ${BigInt(memberId)} and status = 'pending' and expires_at > ${now}`
}

/** Job that closes orders whose time is over, with a letter to their members. */
export const depositExpiry: Job = {
  name: 'payments/deposit-expiry',
  about: 'Deposit orders whose time is over',
  schedule: everySeconds(30),
  catchUp: 'latest',
  run: async ({ tx, due }) => {
    const over = await tx.rows<DepositRow>`
      update deposit_order set status = 'expired' where status = 'pending' and expires_at <= ${due} returning *`
    for (const { merchant, member_id, number, amount, currency } of over) {
      const details = { number, amount: letterSum(amount, currency) }
      const memberId = member_id.toString()
      await sendLetter(tx, { merchant, memberId, template: 'depositExpired', details, now: due })
    }
  },
}

/** Reader of a deposit order: the gateway's origin, the language of the payment page, and the time. */
export interface DepositReader {
  readonly origin: string
  readonly language: string
  readonly now: Date
}

/** Deposit order in the contract's format. */
export function depositValue(row: DepositRow, reader: DepositReader): Schemas['Deposit'] {
  const { now } = reader
  const channel = channelOf(row.channel)
  const expired = row.status === 'pending' && !isOpen(row, now)
  const total = toDecimal(row.amount + row.fee, row.currency)
  return {
    orderNumber: row.number,
    kind: channel?.kind ?? 'bank',
    status: expired ? 'expired' : row.status,
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    fee: toDecimal(row.fee, row.currency),
    total,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ...(row.paid_at ? { paidAt: row.paid_at.toISOString() } : {}),
    ...(row.credited > 0n ? { credited: toDecimal(row.credited, row.currency) } : {}),
    ...(row.returned > 0n ? { returned: toDecimal(row.returned, row.currency) } : {}),
    ...(isOpen(row, now) && channel ? howToPay(row, channel, reader) : {}),
  }
}

/** Payment instructions: a page, a QR code, an address or an account. */
function howToPay(
  { number, ticket }: DepositRow,
  { kind, transfer }: Channel,
  { origin, language }: DepositReader,
): Partial<Schemas['Deposit']> {
  const payUrl = `${origin}/sandbox/pay/${ticket}?${new URLSearchParams({ language })}`
  if (transfer) {
    return {
      transfer: {
        bankName: 'Bank of Valletta',
        accountName: 'Livery Payments Ltd',
        accountNumber: 'MT84MALT011000012345MTLCAST001S',
        reference: number,
      },
    }
  }
  if (kind === 'qr') return { payUrl, qrText: payUrl }
  if (kind === 'crypto') return { payUrl, address: addressOf(number), qrText: addressOf(number) }
  return { payUrl }
}

/** Address unique to the order, which identifies its payment. */
const addressOf = (number: string): string =>
  `T${createHash('sha256').update(number).digest('hex').slice(0, 33).toUpperCase()}`
