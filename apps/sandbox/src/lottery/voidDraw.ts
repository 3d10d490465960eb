import type { Db } from '../database/index.ts'
import { orderNumber } from '../games/orders.ts'
import { houseAccount, memberAccount, post } from '../ledger/index.ts'
import { sendLetter } from '../messages/letters.ts'
import type { Lottery } from './lotteries.ts'
import { endEarly } from './schedule.ts'

interface VoidedBet {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
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
    // Only bets that are still open: one that a settlement has closed meanwhile was paid by it.
    const bets = await tx.rows<VoidedBet>`
      update bet_order set status = 'VOID', payout = stake, settled_at = ${now}
      where kind = 'lottery' and node_id = ${game.nodeId} and numero = ${numero} and status = 'PENDING'
      returning id, merchant, member_id, stake, currency, placed_at`
    for (const bet of bets) await refund(tx, game, numero, bet, now)
    const told = new Map(bets.map((bet) => [bet.member_id, bet]))
    for (const { merchant, member_id } of told.values()) {
      const details = { game: game.name, numero }
      await sendLetter(tx, { merchant, memberId: member_id.toString(), template: 'drawVoided', details, now })
    }
    return { numero, refunded: bets.length }
  })
}

const refund = (tx: Db, game: Lottery, numero: string, bet: VoidedBet, now: Date) =>
  post(tx, {
    merchant: bet.merchant,
    key: `lottery:${bet.id}:refund`,
    kind: 'refund',
    currency: bet.currency,
    entries: [
      { account: memberAccount(bet.member_id.toString()), amount: bet.stake },
      { account: houseAccount('lottery'), amount: -bet.stake },
    ],
    at: now,
    detail: { game: game.name, order: orderNumber('lottery', bet.id, bet.placed_at), numero },
  })
