import { createHash, randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { resumeSession, resumeSessionById, type SessionRow, type SignedIn } from './sessions.ts'

/** Lifetime of a launch token in ms; it is single-use. */
export const LOTTERY_LAUNCH_LIFE_MS = 2 * 60_000

/** Lifetime of a lottery session in ms; it ends earlier with the member's session. */
export const LOTTERY_SESSION_LIFE_MS = 4 * 3_600_000

/** Token with its expiry. */
export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

/** Issues a single-use launch token for a lottery. */
export async function issueLotteryLaunch(
  db: Db,
  launch: { readonly sessionId: string; readonly gameId: string },
  now: Date,
): Promise<IssuedToken> {
  const pass = issueToken(now, LOTTERY_LAUNCH_LIFE_MS)
  await db.run`
    insert into lottery_launch (token_digest, session_id, game_id, expires_at)
    values (${digest(pass.token)}, ${BigInt(launch.sessionId)}, ${launch.gameId}, ${pass.expiresAt})`
  return pass
}

/**
 * Exchanges a launch token for a token of the lottery client. Of two simultaneous requests with the same
 * token one succeeds.
 * @throws Failure 401 `session.missing` for a token unknown, used, expired or of another merchant;
 * `session.expired` or `session.replaced` when the session it was launched from has ended
 */
export async function openLotterySession(
  tx: Db,
  merchant: string,
  token: string,
  now: Date,
): Promise<IssuedToken & { readonly gameId: string; readonly userName: string }> {
  const launch = await tx.row<{ session_id: bigint; game_id: string }>`
    update lottery_launch set used_at = ${now} from session
    where session.id = session_id and merchant = ${merchant} and lottery_launch.token_digest = ${digest(token)}
      and used_at is null and lottery_launch.expires_at > ${now}
    returning session_id, game_id`
  if (!launch) fail(401, 'session.missing', { message: 'This launch was used before, or is too old.' })
  const { member } = await resumeSessionById(tx, merchant, launch.session_id, now)
  const pass = issueToken(now, LOTTERY_SESSION_LIFE_MS)
  await tx.run`
    insert into lottery_session (token_digest, session_id, expires_at)
    values (${digest(pass.token)}, ${launch.session_id}, ${pass.expiresAt})`
  return { ...pass, gameId: launch.game_id, userName: member.username }
}

/**
 * Session of a lottery client's token, on a call that allows one.
 * @param found - the row of a member's own token, as {@link resumeSession} takes it
 * @throws Failure 401 as {@link resumeSession} does
 */
export async function resumeForLottery(
  db: Db,
  merchant: string,
  token: string | undefined,
  now: Date,
  found?: SessionRow | null,
): Promise<SignedIn> {
  if (found) return resumeSession(db, merchant, token, now, found)
  const opened = token
    ? await db.row<{ session_id: bigint; expires_at: Date }>`
        select session_id, expires_at from lottery_session where token_digest = ${digest(token)}`
    : undefined
  if (!opened) return resumeSession(db, merchant, token, now, found)
  if (opened.expires_at <= now)
    fail(401, 'session.expired', { message: 'The lottery has been open for too long; please open it again.' })
  return resumeSessionById(db, merchant, opened.session_id, now)
}

const issueToken = (now: Date, lifeMs: number): IssuedToken => ({
  token: randomBytes(24).toString('base64url'),
  expiresAt: new Date(now.getTime() + lifeMs),
})

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')
