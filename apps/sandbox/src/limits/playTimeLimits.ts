import type { Db } from '../database/index.ts'
import { COOLING_MS } from './moneyLimits.ts'

/** Session limit and reality check interval of a member. */
export interface PlayTimeLimits {
  readonly session_minutes: number | null
  readonly pending_session_minutes: number | null
  readonly pending_session_from: Date | null
  readonly reality_check_minutes: number
}

const USUAL: PlayTimeLimits = {
  session_minutes: null,
  pending_session_minutes: null,
  pending_session_from: null,
  reality_check_minutes: 60,
}

/** A member's session limit and reality check, with due changes applied. */
export async function playTimeLimitsOf(db: Db, memberId: string, now: Date): Promise<PlayTimeLimits> {
  const id = BigInt(memberId)
  await db.run`
    update member_pace set session_minutes = nullif(pending_session_minutes, 0), pending_session_minutes = null,
      pending_session_from = null
    where member_id = ${id} and pending_session_from <= ${now}`
  return (await db.row<PlayTimeLimits>`select * from member_pace where member_id = ${id}`) ?? USUAL
}

/** Changes the session limit: shorter at once, longer or none (0) after a day. */
export async function changePlayTimeLimits(
  db: Db,
  memberId: string,
  change: { sessionMinutes?: number | undefined; realityCheckMinutes?: number | undefined },
  now: Date,
): Promise<void> {
  const id = BigInt(memberId)
  await db.run`insert into member_pace (member_id) values (${id}) on conflict do nothing`
  const { session_minutes: held } = await playTimeLimitsOf(db, memberId, now)
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

/** Minutes a member was signed in within a period; an expired session counts up to its expiry. */
export async function minutesSignedIn(db: Db, memberId: string, from: Date, to: Date): Promise<number> {
  // Sessions on several devices at a time are one stretch of time, counted once (S-gaming-16).
  const found = await db.row<{ minutes: number }>`
    select coalesce(sum(extract(epoch from upper(part) - lower(part))) / 60, 0)::int as minutes
    from (
      select unnest(range_agg(tstzrange(greatest(started_at, ${from}), least(ended_at, expires_at, ${to})))) as part
      from session
      where member_id = ${BigInt(memberId)} and started_at < ${to} and least(ended_at, expires_at) > ${from}
    ) as stretch`
  return found?.minutes ?? 0
}
