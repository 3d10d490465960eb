import { type Db, json } from '../../database/index.ts'
import { type MovementRefusal, storedMovement } from '../../ledger/index.ts'
import { GENRE_FACTS } from '../genres.ts'
import { statusOf } from '../orders.ts'
import { roundMovement } from './roundMovement.ts'
import type { BetRound, RoundContext } from './rounds.ts'

/** Result of writing a round: the purse's balance afterwards, or why its stake was not taken. */
export interface WrittenRound {
  readonly refusal: MovementRefusal | null
  /** Minor units; null where the stake was refused. */
  readonly balance: bigint | null
}

/**
 * Writes a round for money with its bet, its stake and its win: all of it or nothing, in one statement, because every
 * round waits for it.
 * @returns undefined where another round of the session came first, and nothing was written
 */
export function writeRound(
  db: Db,
  context: RoundContext,
  round: BetRound,
): Promise<WrittenRound | undefined> {
  const { session, game, currency } = context
  const { number, stake, payout, status, request, outcome, started_at: at } = round
  const id = round.order_id
  const isSettled = status === 'settled'
  const isWon = payout > 0n
  const settledAt = isSettled ? at : null
  const taken = roundMovement(context, round, 'stake', at)
  const paid = roundMovement(context, round, 'win', at)
  const [out, back] = [storedMovement(taken), storedMovement(paid)]
  // The function that books depends on a row of each earlier step, so that it runs after it or not at all. A win that is
  // not booked leaves no payout, which a round must have: then the whole statement fails.
  return db.row<WrittenRound>`
    with held as materialized (
      select merchant from game_session where id = ${session.id} and rounds = ${number - 1} for update
    ), staked as materialized (
      select merchant, refusal, balances from held, ledger_post(held.merchant, ${taken.key}, ${taken.kind}, ${currency},
        ${out.fingerprint}, ${json(taken.detail)}, ${at}, ${out.names}, ${out.amounts})
    ), booked as materialized (
      select merchant from staked where refusal is null
    ), winning as materialized (
      select merchant from booked where ${isWon}
    ), won as materialized (
      select balances from winning, ledger_post(winning.merchant, ${paid.key}, ${paid.kind}, ${currency},
        ${back.fingerprint}, ${json(paid.detail)}, ${at}, ${back.names}, ${back.amounts})
    ), counted as (
      update game_session set rounds = ${number} from booked where id = ${session.id}
    ), ordered as (
      insert into bet_order (id, merchant, member_id, kind, vendor, game_category, node_id, game_name, detail, status,
        stake, payout, currency, placed_at, settled_at)
      overriding system value
      select ${id}, ${session.merchant}, ${BigInt(session.memberId)}, 'game', ${game.vendor.code},
        ${GENRE_FACTS[game.genre].gameType}, ${game.nodeId}, ${game.name},
        ${outcome.kind === 'crash' ? '' : outcome.text}, ${isSettled ? statusOf(stake, payout) : 'PENDING'}, ${stake},
        ${payout}, ${currency}, ${at}, ${settledAt}
      from booked
    ), played as (
      insert into game_round
        (session_id, round_id, order_id, number, stake, payout, status, request, outcome, started_at, settled_at)
      select ${session.id}, ${round.round_id}, ${id}, ${number}, ${stake},
        case when not ${isWon} or won.balances is not null then ${payout}::bigint end,
        ${status}, ${json(request)}, ${json(outcome)}, ${at}, ${settledAt}
      from booked left join won on true
    )
    select refusal, (coalesce(won.balances, staked.balances))[1] as balance from staked left join won on true`
}
