import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'

/**
 * End of a session by the member's session limit; null without one. A longer limit whose day has passed
 * counts already, applied or not.
 */
export async function sessionEndsAt(
  db: Db,
  memberId: string | bigint,
  startedAt: Date,
  now: Date,
): Promise<Date | null> {
  const pace = await db.row<Pace>`
    select session_minutes, pending_session_minutes, pending_session_from
    from member_pace where member_id = ${BigInt(memberId)}`
  return pace ? endUnder(pace, startedAt, now) : null
}

/** A member's session limit, as stored: null minutes are no limit, and so are 0 of a pending one. */
export interface Pace {
  readonly session_minutes: number | null
  readonly pending_session_minutes: number | null
  readonly pending_session_from: Date | null
}

function endUnder(pace: Pace, startedAt: Date, now: Date): Date | null {
  const { session_minutes: current, pending_session_minutes: pending, pending_session_from: from } = pace
  const minutes = from && from <= now ? pending || null : current
  return minutes === null ? null : new Date(startedAt.getTime() + minutes * 60_000)
}

/**
 * Refuses a session that has reached the member's session limit.
 * @throws Failure 401 `limit.session`
 */
export function refuseOverlong(pace: Pace, startedAt: Date, now: Date): void {
  const endsAt = endUnder(pace, startedAt, now)
  if (endsAt && endsAt <= now) {
    fail(401, 'limit.session', {
      message: 'This session has lasted as long as the member wanted.',
      data: { until: endsAt.toISOString() },
    })
  }
}
