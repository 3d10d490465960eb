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
  const found = await db.row<{ minutes: number | null }>`
    select case when pending_session_from <= ${now} then nullif(pending_session_minutes, 0) else session_minutes end
      as minutes
    from member_pace where member_id = ${BigInt(memberId)}`
  if (!found || found.minutes === null) return null
  return new Date(startedAt.getTime() + found.minutes * 60_000)
}

/**
 * Refuses a session that has reached the member's session limit.
 * @throws Failure 401 `limit.session`
 */
export async function refuseOverlong(
  db: Db,
  session: { readonly memberId: string | bigint; readonly startedAt: Date },
  now: Date,
): Promise<void> {
  const endsAt = await sessionEndsAt(db, session.memberId, session.startedAt, now)
  if (endsAt && endsAt <= now) {
    fail(401, 'limit.session', {
      message: 'This session has lasted as long as the member wanted.',
      data: { until: endsAt.toISOString() },
    })
  }
}
