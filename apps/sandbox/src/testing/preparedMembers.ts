import type { DatabaseLocation } from '../database/index.ts'
import { catalogue } from '../games/catalogue.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import { fromBase, houseAccount, memberAccount, post, toDecimal } from '../ledger/index.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox } from '../server/sandbox.ts'
import { startSession } from '../sessions/sessions.ts'

export const MERCHANT = 'AUR01'
export const CURRENCY = 'EUR'
/** Vendor that keeps a wallet of its own. */
export const VENDOR = 'COPL'

/** Opening balance in base units. */
const OPENING = 500

/** A member made for the run, with a session and a bank card. */
export interface Prepared {
  readonly id: string
  readonly token: string
  readonly cardId: string
  /** Opening balance in minor units. */
  readonly opening: bigint
  /** Slot that members play; the stake is a decimal string. */
  readonly game: {
    readonly nodeId: string
    readonly vendor: string
    readonly category: string
    readonly stake: string
  }
}

/** Migrates and seeds a database, and adds members to it. Nobody else may use it meanwhile. */
export async function prepareMembers(database: DatabaseLocation, count: number): Promise<Prepared[]> {
  const sandbox = await createSandbox({ database, log: requestLog(), ticking: false })
  const { db, services } = sandbox
  const slot = catalogue().games.find(({ genre }) => genre === 'slot')
  if (!slot) throw new Error('The catalogue has no slot.')
  const opening = fromBase(OPENING, CURRENCY)
  const game = {
    nodeId: slot.nodeId,
    vendor: slot.vendor.code,
    category: GENRE_FACTS.slot.gameType,
    stake: toDecimal(fromBase(1, CURRENCY), CURRENCY),
  }
  const now = services.clock.now()
  try {
    return await db.transaction(async (tx) => {
      const members: Prepared[] = []
      for (let number = 1; number <= count; number += 1) {
        const row = await tx.row<{ id: bigint }>`
          insert into member (merchant, username, type, nickname, password_hash, payment_password_hash, vip_level,
            language, birthday, contacts, first_login_at, created_at)
          select merchant, ${`prepared${number}`}, type, nickname, password_hash, payment_password_hash, vip_level,
            language, birthday, contacts, first_login_at, created_at
          from member where merchant = ${MERCHANT} and username = 'vip' returning id`
        const id = String(row?.id)
        const card = await tx.row<{ id: bigint }>`
          insert into bank_card (merchant, member_id, bank_code, account_name, card_number, added_at)
          values (${MERCHANT}, ${BigInt(id)}, 'FAULT', 'Fault', ${`fault-${id}`}, ${now}) returning id`
        await post(tx, {
          merchant: MERCHANT,
          key: `opening:${id}`,
          kind: 'opening',
          currency: CURRENCY,
          entries: [
            { account: memberAccount(id), amount: opening },
            { account: houseAccount('cash'), amount: -opening },
          ],
          at: now,
        })
        const arrival = {
          method: 'password',
          userAgent: 'prepared',
          address: '127.0.0.1',
          allowsSeveralDevices: false,
        } as const
        const token = await startSession(tx, { id, merchant: MERCHANT }, now, arrival)
        members.push({ id, token, cardId: `card_${card?.id}`, opening, game })
      }
      return members
    })
  } finally {
    await sandbox.close()
  }
}
