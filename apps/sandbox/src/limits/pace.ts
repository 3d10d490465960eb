import type { Db } from '../database/index.ts'
import { COOLING_MS } from './moneyLimits.ts'

/** How long a member wants to play, and how often to be told the time. */
export interface Pace {
  readonly session_minutes: number | null
  readonly pending_session_minutes: number | null
  readonly pending_session_from: Date | null
  readonly reality_check_minutes: number
}

const USUAL: Pace = {
  session_minutes: null,
  pending_session_minutes: null,
  pending_session_from: null,
  reality_check_minutes: 60,
}

/** A member's pace, with what has waited long enough in force. */
export async function paceOf(db: Db, memberId: string, now: Date): Promise<Pace> {
  const id = BigInt(memberId)
  await db.run`
    update member_pace set session_minutes = nullif(pending_session_minutes, 0), pending_session_minutes = null,
      pending_session_from = null
    where member_id = ${id} and pending_session_from <= ${now}`
  return (await db.row<Pace>`select * from member_pace where member_id = ${id}`) ?? USUAL
}

/** Sets the pace: shorter sessions at once, longer ones or none (0) after a day. */
export async function changePace(
  db: Db,
  memberId: string,
  change: { sessionMinutes?: number | undefined; realityCheckMinutes?: number | undefined },
  now: Date,
): Promise<void> {
  const id = BigInt(memberId)
  await db.run`insert into member_pace (member_id) values (${id}) on conflict do nothing`
  const { session_minutes: held } = await paceOf(db, memberId, now)
  const { sessionMinutes: wanted, realityCheckMinutes: check } = change
  if (check !== undefined)
    await db.run`update member_pace set reality_check_minutes = ${check} where member_id = ${id}`
  if (wanted === undefined || (wanted === 0 && held === null)) return
  const stricter = wanted > 0 && (held === null || wanted <= held)
  if (stricter) {
    await db.run`
      update member_pace set session_minutes = ${wanted}, pending_session_minutes = null, pending_session_from = null
      where member_id = ${id}`
    return
  }
  await db.run`
    update member_pace set pending_session_minutes = ${wanted},
      pending_session_from = ${new Date(now.getTime() + COOLING_MS)}
    where member_id = ${id}`
}

/** Minutes a member was signed in within a stretch of time; a session that ran out is over, whenever it is ended. */
export async function minutesSignedIn(db: Db, memberId: string, from: Date, to: Date): Promise<number> {
  const found = await db.row<{ minutes: number }>`
    select coalesce(sum(extract(epoch from
      least(ended_at, expires_at, ${to}) - greatest(started_at, ${from}))) / 60, 0)::int as minutes
    from session
    where member_id = ${BigInt(memberId)} and started_at < ${to} and least(ended_at, expires_at) > ${from}`
  return found?.minutes ?? 0
}
