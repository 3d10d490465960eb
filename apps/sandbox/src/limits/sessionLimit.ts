import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'

/**
 * End of a session by the member's session limit; null without one. A longer limit whose day has passed
 * counts already, applied or not.
 */
export async function sessionEndsAt(
  db: Db,
  memberId: string | bigint,
  playStartedAt: Date,
  now: Date,
): Promise<Date | null> {
  const pace = await db.row<Pace>`
    select session_minutes, pending_session_minutes, pending_session_from
    from member_pace where member_id = ${BigInt(memberId)}`
  return pace ? endUnder(pace, playStartedAt, now) : null
}

/** A member's session limit, as stored: null minutes are no limit, and so are 0 of a pending one. */
export interface Pace {
  readonly session_minutes: number | null
  readonly pending_session_minutes: number | null
  readonly pending_session_from: Date | null
}

function endUnder(pace: Pace, playStartedAt: Date, now: Date): Date | null {
  const { session_minutes: current, pending_session_minutes: pending, pending_session_from: from } = pace
  const minutes = from && from <= now ? pending || null : current
  return minutes === null ? null : new Date(playStartedAt.getTime() + minutes * 60_000)
}

/**
 * Refuses a session that has reached the member's session limit.
 * @throws Failure 401 `limit.session`
 */
export function refuseOverlong(pace: Pace, playStartedAt: Date, now: Date): void {
  const endsAt = endUnder(pace, playStartedAt, now)
  if (endsAt && endsAt <= now) {
    fail(401, 'limit.session', {
      message: 'This session has lasted as long as the member wanted.',
      data: { until: endsAt.toISOString() },
    })
  }
}

/** Time in ms without a session after which play begins anew. */
const REST_MS = 30 * 60_000

/**
 * Beginning of the play that a sign-in goes on with: the present one, also in another session, until the member has
 * rested. Otherwise signing in again would give the time of the session limit once more (S-gaming-23).
 * @throws Failure 422 `limit.session` with the end of the rest, where that play has reached the member's session limit
 */
export async function beginPlay(tx: Db, memberId: string, now: Date): Promise<Date> {
  const id = BigInt(memberId)
  const play = await tx.row<{ began: Date | null; left: Date | null }>`
    select min(coalesce(play_started_at, started_at)) as began, max(least(ended_at, expires_at)) as left
    from session
    where member_id = ${id} and least(ended_at, expires_at) > ${new Date(now.getTime() - REST_MS)}`
  if (!play?.began || !play.left) return now
  const endsAt = await sessionEndsAt(tx, id, play.began, now)
  if (!endsAt || endsAt > now) return play.began
  const until = new Date(Math.min(play.left.getTime(), endsAt.getTime()) + REST_MS)
  if (until <= now) return now
  return fail(422, 'limit.session', {
    message: 'Play has lasted as long as the member wanted.',
    data: { until: until.toISOString() },
  })
}
