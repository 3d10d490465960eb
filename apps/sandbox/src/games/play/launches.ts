import { randomBytes } from 'node:crypto'

import { isRealAccount } from '@livery/domain/account'

import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import type { GamePlayer } from '../../limits/refuse.ts'
import type { Member } from '../../members/member.ts'
import type { Services } from '../../operations.ts'
import { digestOf, newToken } from './tokens.ts'

/** Lifetime of a launch token in ms; it is single-use. */
const LAUNCH_LIFE_MS = 2 * 60_000

/** Lifetime of a game session in ms. */
const SESSION_LIFE_MS = 4 * 60 * 60_000

/** Source of stakes: the member's wallet in the ledger, or separate play money. */
export type Purse = 'main' | 'play'

/** Request for a launch token. */
export interface LaunchRequest {
  readonly member: Member
  /** Session that opens the game; the game ends with it. */
  readonly sessionId: string
  readonly nodeId: string
  readonly freePlay: boolean
  readonly language: string
  /** Origin of the page that frames the game; the game sends messages to it alone. */
  readonly siteOrigin: string
}

/** Issues a launch token. */
export async function issueLaunch(
  db: Db,
  wish: LaunchRequest,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LAUNCH_LIFE_MS)
  await db.run`
    insert into game_launch (token_digest, merchant, member_id, session_id, node_id, free_play, language, site_origin, expires_at)
    values (${digestOf(token)}, ${wish.member.merchant}, ${BigInt(wish.member.id)}, ${BigInt(wish.sessionId)},
      ${wish.nodeId}, ${wish.freePlay}, ${wish.language}, ${wish.siteOrigin}, ${expiresAt})`
  return { token, expiresAt }
}

interface LaunchRow {
  readonly merchant: string
  readonly member_id: bigint
  readonly session_id: bigint | null
  readonly node_id: string
  readonly free_play: boolean
  readonly language: string
  readonly site_origin: string
}

/** Session of an opened game. */
export interface GameSession {
  readonly id: bigint
  readonly merchant: string
  readonly memberId: string
  /** Member's session that opened the game; null once that is too old to be kept. */
  readonly ownerId: string | null
  readonly nodeId: string
  readonly freePlay: boolean
  readonly purse: Purse
  readonly language: string
  readonly siteOrigin: string
  readonly seed: string
}

interface SessionRow extends LaunchRow {
  readonly id: bigint
  readonly purse: Purse
  readonly seed: string
}

interface OpenedRow extends SessionRow, GamePlayer {
  readonly born_on: string | null
  readonly expires_at: Date
  readonly rounds: number
  readonly is_known: boolean
  readonly order_id: bigint | null
  /** Time in ms by which the console has moved all clocks. */
  readonly offset_ms: bigint | null
}

/** Rounds of a session when it was read. */
export interface SeenRounds {
  readonly count: number
  /** True where the round that is asked for was among them. */
  readonly isKnown: boolean
  /** Id for the bet of the round that is asked for, where that is a new one for money. */
  readonly orderId: bigint | null
}

/** A game's session with its player: one statement, because every round reads them. */
export interface OpenedGame {
  readonly session: GameSession
  readonly player: GamePlayer
  /** Player's birthday as `YYYY-MM-DD`. */
  readonly birthday: string | null
  readonly seen: SeenRounds
}

/**
 * Exchanges a launch token for a game session. Of two simultaneous requests with the same token one
 * succeeds.
 * @throws Failure 401 `session.missing` for a token unknown, used or expired, or of a session that has ended
 */
export async function redeemLaunch(tx: Db, token: string, now: Date): Promise<{ readonly bearer: string }> {
  const launch = await tx.row<LaunchRow & { type: number }>`
    update game_launch set used_at = ${now}
    from member, session where member.id = game_launch.member_id and session.id = session_id and ended_at is null
      and game_launch.token_digest = ${digestOf(token)} and used_at is null and game_launch.expires_at > ${now}
    returning game_launch.merchant, game_launch.member_id, session_id, node_id, free_play, game_launch.language, site_origin, member.type`
  if (!launch)
    fail(401, 'session.missing', { message: 'This game was opened before, or its link is too old.' })
  // A trial account's wallet is play money already; only real members need another purse for free play.
  const purse: Purse = launch.free_play && isRealAccount(launch.type) ? 'play' : 'main'
  const bearer = newToken()
  await tx.run`
    insert into game_session
      (token_digest, merchant, member_id, session_id, node_id, free_play, purse, language, site_origin, seed, expires_at)
    values (${digestOf(bearer)}, ${launch.merchant}, ${launch.member_id}, ${launch.session_id}, ${launch.node_id},
      ${launch.free_play}, ${purse}, ${launch.language}, ${launch.site_origin}, ${randomBytes(18).toString('base64url')},
      ${new Date(now.getTime() + SESSION_LIFE_MS)})`
  return { bearer }
}

/**
 * Game session by bearer token, with its player as of this moment. Sets the clock to that of all processes.
 * @param roundId - round that is asked for, if any
 * @throws Failure 401 `session.expired`
 */
export async function findGameSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  bearer: string | undefined,
  roundId?: string,
): Promise<OpenedGame> {
  const row = bearer
    ? await db.row<OpenedRow>`
        select game_session.id, game_session.merchant, game_session.member_id, game_session.session_id, node_id,
          free_play, purse, game_session.language, site_origin, seed, game_session.expires_at, rounds,
          exists (select from game_round where session_id = game_session.id and round_id = ${roundId ?? ''}) as is_known,
          case when purse = 'main' and ${roundId !== undefined} then nextval('bet_order_id_seq') end
            as order_id,
          (select offset_ms from sandbox_clock) as offset_ms,
          excluded_until, started_at, ended_at, play_started_at, birthday::text as born_on,
          exists (select from member_limit limited where limited.member_id = member.id and limited.kind = 'loss')
            as has_loss_limit,
          session_minutes, pending_session_minutes, pending_session_from
        from game_session join member on member.id = game_session.member_id
          left join session on session.id = game_session.session_id and session.member_id = member.id
          left join member_pace on member_pace.member_id = member.id
        where game_session.token_digest = ${digestOf(bearer)}`
    : undefined
  if (row) clock.follow(Number(row.offset_ms ?? 0n))
  if (!row || row.expires_at <= clock.now())
    fail(401, 'session.expired', { message: 'This game has been open for too long; please open it again.' })
  const seen = { count: row.rounds, isKnown: row.is_known, orderId: row.order_id }
  return { session: sessionOf(row), player: row, birthday: row.born_on, seen }
}

const sessionOf = (row: SessionRow): GameSession => ({
  id: row.id,
  merchant: row.merchant,
  memberId: row.member_id.toString(),
  ownerId: row.session_id?.toString() ?? null,
  nodeId: row.node_id,
  freePlay: row.free_play,
  purse: row.purse,
  language: row.language,
  siteOrigin: row.site_origin,
  seed: row.seed,
})
