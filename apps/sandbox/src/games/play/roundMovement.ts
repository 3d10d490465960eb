import { houseAccount, memberAccount, type Posting } from '../../ledger/index.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { orderNumber } from '../orders.ts'
import type { BetRound, RoundContext, RoundRow } from './rounds.ts'

/** Side of a round that moves money. */
export type RoundSide = 'stake' | 'win'

/** Movement of a round for money between its player and the operator. */
export function roundMovement(
  { session, game, currency }: RoundContext,
  round: BetRound,
  side: RoundSide,
  at: Date,
): Posting {
  const amount = side === 'stake' ? -round.stake : round.payout
  return {
    merchant: session.merchant,
    key: `round:${session.id}:${round.round_id}:${side}`,
    kind: side,
    currency,
    entries: [
      { account: memberAccount(session.memberId), amount },
      { account: houseAccount('games'), amount: -amount },
    ],
    at,
    detail: {
      game: game.name,
      nodeId: game.nodeId,
      ...(side === 'stake' && tableOf(game, round)),
      order: orderNumber('game', round.order_id, round.started_at),
    },
  }
}

/** Kind of table where it matters to the turnover of a withdrawal: live ones count in part, curves by their result. */
function tableOf({ genre }: CatalogueGame, { outcome }: RoundRow): { readonly table?: 'live' | 'crash' } {
  if (genre === 'live') return { table: 'live' }
  return outcome.kind === 'crash' ? { table: 'crash' } : {}
}
