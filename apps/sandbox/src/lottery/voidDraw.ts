import type { Db } from '../database/index.ts'
import { orderNumber } from '../games/orders.ts'
import { houseAccount, memberAccount, post } from '../ledger/index.ts'
import { sendLetter } from '../messages/letters.ts'
import type { Lottery } from './lotteries.ts'
import { endEarly } from './schedule.ts'

/** Open bet on a draw that was voided. */
export interface VoidedBet {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly game_name: string
  readonly numero: string
  readonly stake: bigint
  readonly currency: string
  readonly placed_at: Date
}

/**
 * Ends a lottery's current period without a result, and gives every stake on it back (S-lottery-12). The
 * period is closed by the same lock as a draw, so that no bet comes in between.
 * @returns number of the period, and of the bets that were refunded
 */
export async function voidDraw(
  db: Db,
  game: Lottery,
  now: Date,
): Promise<{ numero: string; refunded: number }> {
  return db.transaction(async (tx) => {
    const { numero } = await endEarly(tx, game, 'voided', now)
    const open = await tx.rows<VoidedBet>`
      select id, merchant, member_id, game_name, numero, stake, currency, placed_at from bet_order
      where kind = 'lottery' and node_id = ${game.nodeId} and numero = ${numero} and status = 'PENDING'
      order by id for update`
    for (const bet of open) await giveBack(tx, bet, now)
    const told = new Map(open.map((bet) => [bet.member_id, bet]))
    for (const bet of told.values()) await tellVoided(tx, bet, now)
    return { numero, refunded: open.length }
  })
}

/**
 * Closes an open bet on a voided draw, and gives its stake back.
 * @returns false when it was closed before, and nothing happened
 */
export async function giveBack(tx: Db, bet: VoidedBet, now: Date): Promise<boolean> {
  const closed = await tx.run`
    update bet_order set status = 'VOID', payout = stake, settled_at = ${now}
    where id = ${bet.id} and status = 'PENDING'`
  if (closed === 0) return false
  await post(tx, {
    merchant: bet.merchant,
    key: `lottery:${bet.id}:refund`,
    kind: 'refund',
    currency: bet.currency,
    entries: [
      { account: memberAccount(bet.member_id.toString()), amount: bet.stake },
      { account: houseAccount('lottery'), amount: -bet.stake },
    ],
    at: now,
    detail: {
      game: bet.game_name,
      order: orderNumber('lottery', bet.id, bet.placed_at),
      numero: bet.numero,
    },
  })
  return true
}

/** Letter to a member whose stakes on a draw came back. */
export async function tellVoided(tx: Db, bet: VoidedBet, now: Date): Promise<void> {
  const { merchant, member_id, game_name: game, numero } = bet
  const details = { game, numero }
  await sendLetter(tx, { merchant, memberId: member_id.toString(), template: 'drawVoided', details, now })
}
