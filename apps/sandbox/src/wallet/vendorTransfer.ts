import { randomUUID } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { findVendor } from '../games/vendors.ts'
import type { Job } from '../jobs/index.ts'
import { everySeconds } from '../jobs/schedule.ts'
import {
  type Entry,
  houseAccount,
  lockAccounts,
  memberAccount,
  post,
  type Transfer,
} from '../ledger/index.ts'
import { sendLetter } from '../messages/letters.ts'
import { askVendor, vendorHas } from './vendorSide.ts'

/** Transfer between the main wallet and a vendor's; `amount` is positive to the vendor, in minor units. */
export interface VendorTransfer {
  readonly merchant: string
  readonly memberId: string
  readonly vendor: string
  readonly currency: string
  readonly amount: bigint
}

/** Transfer under way; the vendor knows it by the reference, and so does the ledger. */
interface SentTransfer extends VendorTransfer {
  readonly reference: string
}

interface SentRow {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly vendor: string
  readonly reference: string
  readonly currency: string
  readonly amount: bigint
}

/** Time in ms that an answer may take before the sweep asks for it. */
const ANSWER_MS = 20_000

/**
 * Moves money in two steps (S-wallet-06). It leaves its wallet for the operator's account of transfers, the
 * vendor is asked, and with the answer it goes on. Without an answer it stays there: neither wallet has it,
 * and the sweep finds out.
 */
export async function transferToVendor(tx: Db, transfer: VendorTransfer, now: Date): Promise<void> {
  const { merchant, memberId, vendor, currency, amount } = transfer
  const accounts = [memberAccount(memberId), memberAccount(memberId, vendor), houseAccount('transit')]
  await lockAccounts(tx, { merchant, currency, accounts })
  // A name of its own for each transfer: by a caller's key one of today could be taken for one of last month.
  const reference = `wallet:${randomUUID()}`
  await leg(tx, { ...transfer, reference }, 'out', now)
  const isBooked = (await askVendor(tx, merchant, reference)) === 'booked'
  await tx.run`
    insert into vendor_transfer (merchant, member_id, vendor, reference, currency, amount, state, sent_at, answered_at)
    values (${merchant}, ${BigInt(memberId)}, ${vendor}, ${reference}, ${currency}, ${amount},
      ${isBooked ? 'done' : 'sent'}, ${now}, ${isBooked ? now : null})`
  if (isBooked) await leg(tx, { ...transfer, reference }, 'in', now)
}

/** Job that asks the vendors about transfers without an answer. */
export const vendorSweep: Job = {
  name: 'wallet/vendor-sweep',
  about: 'Transfers whose vendor did not answer',
  schedule: everySeconds(30),
  catchUp: 'latest',
  run: async ({ tx, due }) => {
    const rows = await tx.rows<SentRow>`
      select * from vendor_transfer
      where state = 'sent' and sent_at <= ${new Date(due.getTime() - ANSWER_MS)} order by id for update`
    for (const row of rows) {
      const booked = await vendorHas(tx, row.reference)
      await settle(tx, row, booked, due)
      const { merchant, member_id, vendor } = row
      const template = booked ? 'transferFound' : 'transferBack'
      await sendLetter(tx, {
        merchant,
        memberId: member_id.toString(),
        template,
        details: { vendor: findVendor(vendor)?.name ?? vendor },
        now: due,
      })
    }
  },
}

/** Sends the money on to where it was going, or back to where it came from. */
async function settle(tx: Db, row: SentRow, booked: boolean, now: Date): Promise<void> {
  const changed = await tx.run`
    update vendor_transfer set state = ${booked ? 'done' : 'failed'}, answered_at = ${now}
    where id = ${row.id} and state = 'sent'`
  if (changed === 0) return
  await leg(tx, { ...row, memberId: row.member_id.toString() }, booked ? 'in' : 'back', now)
}

function leg(
  tx: Db,
  { merchant, memberId, vendor, reference, currency, amount }: SentTransfer,
  which: 'out' | 'in' | 'back',
  now: Date,
): Promise<Transfer> {
  const sum = amount < 0n ? -amount : amount
  const [main, other] = [memberAccount(memberId), memberAccount(memberId, vendor)]
  const [from, to] = amount < 0n ? [other, main] : [main, other]
  const transit = houseAccount('transit')
  const entries: Record<typeof which, Entry[]> = {
    out: [
      { account: from, amount: -sum },
      { account: transit, amount: sum },
    ],
    in: [
      { account: transit, amount: -sum },
      { account: to, amount: sum },
    ],
    back: [
      { account: transit, amount: -sum },
      { account: from, amount: sum },
    ],
  }
  return post(tx, {
    merchant,
    key: which === 'out' ? reference : `${reference}:${which}`,
    kind: 'wallet',
    currency,
    entries: entries[which],
    at: now,
    detail: { vendor },
  })
}
