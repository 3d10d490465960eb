import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import { catalogue } from '../catalogue.ts'
import { momentOf, multipleAt } from './crashCurve.ts'
import type { GameSession, Purse } from './launches.ts'
import {
  answerRound,
  findRound,
  settleRound,
  type RoundAnswer,
  type RoundRow,
  type RoundContext,
} from './rounds.ts'

/**
 * Updates a climbing round to the current time: cashes out at the multiple set, or breaks.
 * @param leaving - true when the player cashes out now
 */
export async function advanceCrash(
  tx: Db,
  table: RoundContext,
  round: RoundRow,
  now: Date,
  leaving: boolean,
): Promise<RoundAnswer> {
  if (round.status === 'settled' || round.outcome.kind !== 'crash') return answerRound(tx, table, round)
  const { point } = round.outcome
  const elapsed = now.getTime() - round.started_at.getTime()
  const planned = round.request.leaveAt
  const brokeAt = momentOf(point)
  const leaves = (at: number): Promise<RoundAnswer> =>
    settleRound(tx, table, round, at, `Left at ${(at / 100).toFixed(2)}×`, now, {
      kind: 'crash',
      point,
      leftAt: at,
    })
  if (planned !== undefined && planned < point && elapsed >= momentOf(planned)) return leaves(planned)
  if (elapsed >= brokeAt) {
    return settleRound(tx, table, round, 0, `Broke at ${(point / 100).toFixed(2)}×`, now)
  }
  return leaving ? leaves(multipleAt(elapsed)) : answerRound(tx, table, round)
}

/**
 * Round of a session by its id.
 * @throws Failure 404 `resource.not_found`
 */
export async function knownRound(tx: Db, session: GameSession, roundId: string): Promise<RoundRow> {
  // Row lock: two requests about one round wait for each other.
  await tx.run`select 1 from game_session where id = ${session.id} for update`
  return (
    (await findRound(tx, session, roundId)) ??
    fail(404, 'resource.not_found', { message: 'There is no such round.' })
  )
}

interface OpenRow extends RoundRow {
  readonly session_id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly node_id: string
  readonly free_play: boolean
  readonly purse: Purse
  readonly language: string
  readonly site_origin: string
  readonly seed: string
  readonly currency: string
}

/** Settles all of a member's curves that have broken unnoticed, for instance because a page was closed. */
export async function settleBrokenCurves(
  db: Db,
  merchant: string,
  memberId: string,
  now: Date,
): Promise<void> {
  const open = await db.rows<OpenRow>`
    select game_round.*, game_session.merchant, game_session.member_id, game_session.node_id, free_play, purse, language,
      site_origin, seed, bet_order.currency
    from game_round join game_session on game_session.id = game_round.session_id
      join bet_order on bet_order.id = game_round.order_id
    where game_round.status = 'open' and game_session.merchant = ${merchant} and game_session.member_id = ${BigInt(memberId)}`
  for (const row of open) {
    const game = catalogue().find(row.node_id)
    if (!game) continue
    const session: GameSession = {
      id: row.session_id,
      merchant,
      memberId,
      ownerId: null,
      nodeId: row.node_id,
      freePlay: row.free_play,
      purse: row.purse,
      language: row.language,
      siteOrigin: row.site_origin,
      seed: row.seed,
    }
    await db.transaction((tx) =>
      advanceCrash(tx, { session, game, currency: row.currency, regulated: { roundMs: 0 } }, row, now, false),
    )
  }
}
