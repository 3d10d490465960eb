import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import { eachByItself } from '../../jobs/eachByItself.ts'
import type { Job } from '../../jobs/job.ts'
import { everySeconds } from '../../jobs/schedule.ts'
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
  context: RoundContext,
  round: RoundRow,
  now: Date,
  leaving: boolean,
): Promise<RoundAnswer> {
  if (round.status === 'settled' || round.outcome.kind !== 'crash') return answerRound(tx, context, round)
  const { point } = round.outcome
  const elapsed = now.getTime() - round.started_at.getTime()
  const planned = round.request.leaveAt
  const brokeAt = momentOf(point)
  const leaves = (multiple: number): Promise<RoundAnswer> =>
    settleRound(tx, context, round, {
      hundredths: multiple,
      text: `Left at ${(multiple / 100).toFixed(2)}×`,
      outcome: { kind: 'crash', point, leftAt: multiple },
      at: now,
    })
  if (planned !== undefined && planned < point && elapsed >= momentOf(planned)) return leaves(planned)
  if (elapsed >= brokeAt)
    return settleRound(tx, context, round, {
      hundredths: 0,
      text: `Broke at ${(point / 100).toFixed(2)}×`,
      at: now,
    })
  return leaving ? leaves(multipleAt(elapsed)) : answerRound(tx, context, round)
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

/** Open rounds for real money: of one member, or of all. */
const openRounds = (db: Db, memberId?: string): Promise<OpenRow[]> =>
  db.rows<OpenRow>`
    select game_round.*, game_session.merchant, game_session.member_id, game_session.node_id, free_play, purse, language,
      site_origin, seed, bet_order.currency
    from game_round join game_session on game_session.id = game_round.session_id
      join bet_order on bet_order.id = game_round.order_id
    where game_round.status = 'open'
      and (${memberId === undefined} or game_session.member_id = ${BigInt(memberId ?? 0)})
    order by game_round.order_id`

/** Pays or ends a curve whose moment has come, without a call of its player. */
async function advanceUnasked(tx: Db, row: OpenRow, now: Date): Promise<void> {
  const game = catalogue().find(row.node_id)
  if (!game) throw new Error(`The catalogue has no game ${row.node_id} any more.`)
  const session: GameSession = {
    id: row.session_id,
    merchant: row.merchant,
    memberId: row.member_id.toString(),
    ownerId: null,
    nodeId: row.node_id,
    freePlay: row.free_play,
    purse: row.purse,
    language: row.language,
    siteOrigin: row.site_origin,
    seed: row.seed,
  }
  const context: RoundContext = { session, game, currency: row.currency, regulated: { roundMs: 0 } }
  await advanceCrash(tx, context, row, now, false)
}

/** Settles all of a member's curves whose moment has come unnoticed, for instance because a page was closed. */
export async function settleDueCurves(db: Db, memberId: string, now: Date): Promise<void> {
  await eachByItself(db, await openRounds(db, memberId), (tx, row) => advanceUnasked(tx, row, now))
}

/** Job that pays automatic cash-outs, and ends broken curves, also of players who never ask again. */
export const curveSweep: Job = {
  name: 'games/curves',
  about: 'Curves that broke or reached their cash-out',
  schedule: everySeconds(10),
  catchUp: 'latest',
  run: async ({ tx, due }) => {
    const failed = await eachByItself(tx, await openRounds(tx), (part, row) => advanceUnasked(part, row, due))
    for (const { row, error } of failed)
      console.error(`The round ${row.round_id} of the order ${row.order_id} was not settled:`, error)
  },
}
