import { randomUUID } from 'node:crypto'

import { type Db, json } from '../database/index.ts'
import { findVendor } from '../games/vendors.ts'
import type { Job } from '../jobs/index.ts'
import { everySeconds } from '../jobs/schedule.ts'
import {
  houseAccount,
  memberAccount,
  type MovementRefusal,
  post,
  type Posting,
  refuseMovement,
  storedMovement,
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
  // A name of its own for each transfer: by a caller's key one of today could be taken for one of last month.
  const sent = { ...transfer, reference: `wallet:${randomUUID()}` }
  await post(tx, { ...leg(sent, 'out', now), alsoLocked: [walletsOf(sent).to] })
  if ((await askVendor(tx, merchant, sent.reference)) === 'booked') return writeBooked(tx, sent, now)
  await tx.run`
    insert into vendor_transfer (merchant, member_id, vendor, reference, currency, amount, state, sent_at)
    values (${merchant}, ${BigInt(memberId)}, ${vendor}, ${sent.reference}, ${currency}, ${amount}, 'sent', ${now})`
}

/** Sends the money on, and writes that the vendor has answered: one statement, because every transfer waits for it. */
async function writeBooked(tx: Db, transfer: SentTransfer, now: Date): Promise<void> {
  const { merchant, memberId, vendor, reference, currency, amount } = transfer
  const posting = leg(transfer, 'in', now)
  const { fingerprint, names, amounts } = storedMovement(posting)
  const moved = await tx.row<{ readonly refusal: MovementRefusal | null }>`
    with answered as (
      insert into vendor_transfer
        (merchant, member_id, vendor, reference, currency, amount, state, sent_at, answered_at)
      values (${merchant}, ${BigInt(memberId)}, ${vendor}, ${reference}, ${currency}, ${amount}, 'done', ${now}, ${now})
    )
    select refusal from ledger_post(${merchant}, ${posting.key}, ${posting.kind}, ${currency}, ${fingerprint},
      ${json(posting.detail)}, ${now}, ${names}, ${amounts})`
  if (!moved) throw new Error(`The database said nothing of ${posting.key}.`)
  if (moved.refusal !== null) await refuseMovement(tx, posting, moved.refusal)
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
  await post(tx, leg({ ...row, memberId: row.member_id.toString() }, booked ? 'in' : 'back', now))
}

/** Wallets that a transfer moves between. */
function walletsOf({ memberId, vendor, amount }: VendorTransfer) {
  const [main, other] = [memberAccount(memberId), memberAccount(memberId, vendor)]
  return amount < 0n ? { from: other, to: main } : { from: main, to: other }
}

/** Movement of a step of a transfer: out of its wallet, into the other one, or back. */
function leg(transfer: SentTransfer, which: 'out' | 'in' | 'back', now: Date): Posting {
  const { merchant, vendor, reference, currency, amount } = transfer
  const { from, to } = walletsOf(transfer)
  const sum = amount < 0n ? -amount : amount
  const toTransit = which === 'out' ? sum : -sum
  return {
    merchant,
    key: which === 'out' ? reference : `${reference}:${which}`,
    kind: 'wallet',
    currency,
    entries: [
      { account: which === 'in' ? to : from, amount: -toTransit },
      { account: houseAccount('transit'), amount: toTransit },
    ],
    at: now,
    detail: { vendor },
  }
}
