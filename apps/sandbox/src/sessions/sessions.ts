import { createHash, randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { refuseOverlong } from '../limits/sessionLimit.ts'
import type { Member } from '../members/member.ts'
import { type MemberRow, toMember } from '../members/memberRow.ts'
import type { Arrival } from './arrival.ts'
import type { Session } from './session.ts'

/** How long a session lives after its last call. */
export const SESSION_LIFE_MS = 30 * 60_000

/** How long a token that was replaced is still taken: calls were under way with it, in this tab or another. */
const OVERLAP_MS = 30_000

/** How much of a session's life must be used up before a call writes a new expiry. */
const RENEWAL_STEP_MS = 60_000

interface SessionRow {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly started_at: Date
  readonly expires_at: Date
  readonly ended_why: string | null
}

/** On how many devices a member can be signed in at once; the one not seen for longest gives way. */
const DEVICES = 10

/**
 * Starts a session for a member. Where the merchant does not let devices stand side by side, it ends the others.
 *
 * @returns the token, which is never stored
 */
export async function startSession(
  tx: Db,
  member: Pick<Member, 'id' | 'merchant'>,
  now: Date,
  arrival: Arrival,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await endAllBut(tx, member.id, arrival.besideOthers ? DEVICES - 1 : 0, now)
  await tx.run`
    insert into session (token_digest, merchant, member_id, started_at, expires_at, method, user_agent, address)
    values (${digest(token)}, ${member.merchant}, ${BigInt(member.id)}, ${now},
      ${new Date(now.getTime() + SESSION_LIFE_MS)}, ${arrival.method}, ${arrival.userAgent}, ${arrival.address})`
  return token
}

/** Ends a member's sessions as if replaced, but as many as are kept of those that were last seen. */
async function endAllBut(tx: Db, memberId: string, kept: number, now: Date): Promise<void> {
  await tx.run`
    update session set ended_at = ${now}, ended_why = 'replaced'
    where id in (
      select id from session where member_id = ${BigInt(memberId)} and ended_at is null
      order by expires_at desc, id desc offset ${kept})`
}

/** Who a token belongs to. */
export interface SignedIn {
  readonly session: Session
  readonly member: Member
}

/**
 * Finds the session of a token and moves its expiry on.
 *
 * @throws Failure 401 `session.missing` for no token, an unknown one, or one of another merchant
 * @throws Failure 401 `session.expired`, `session.replaced` or `limit.session`
 */
export async function resumeSession(
  db: Db,
  merchant: string,
  token: string | undefined,
  now: Date,
): Promise<SignedIn> {
  const found = token
    ? await db.row<SessionRow>`
        select id, merchant, member_id, started_at, expires_at, ended_why from session
        where merchant = ${merchant} and (token_digest = ${digest(token)}
          or (replaced_digest = ${digest(token)} and replaced_at > ${new Date(now.getTime() - OVERLAP_MS)}))`
    : undefined
  return resume(db, found, now)
}

/** The same, for a session that is known by its id. */
export async function resumeSessionById(db: Db, merchant: string, id: bigint, now: Date): Promise<SignedIn> {
  const found = await db.row<SessionRow>`
    select id, merchant, member_id, started_at, expires_at, ended_why from session
    where id = ${id} and merchant = ${merchant}`
  return resume(db, found, now)
}

async function resume(db: Db, found: SessionRow | undefined, now: Date): Promise<SignedIn> {
  if (!found || found.ended_why === 'signed_out') {
    fail(401, 'session.missing', { message: 'You are not logged in, please login first.' })
  }
  if (found.ended_why === 'replaced') {
    fail(401, 'session.replaced', { message: 'The session was ended from somewhere else.' })
  }
  if (found.expires_at <= now)
    fail(401, 'session.expired', { message: 'The session has expired, please log in again.' })
  await refuseOverlong(db, { memberId: found.member_id, startedAt: found.started_at }, now)
  const row = await db.row<MemberRow>`select * from member where id = ${found.member_id}`
  if (!row) throw new Error(`Session ${found.id} has no member.`)
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS)
  if (expiresAt.getTime() - found.expires_at.getTime() > RENEWAL_STEP_MS)
    await extend(db, found.id, expiresAt)
  return {
    session: {
      id: found.id.toString(),
      merchant: found.merchant,
      memberId: found.member_id.toString(),
      startedAt: found.started_at,
      expiresAt,
    },
    member: toMember(row),
  }
}

/** Sets a session's expiry anew. */
async function extend(db: Db, sessionId: bigint, expiresAt: Date): Promise<void> {
  await db.run`update session set expires_at = ${expiresAt} where id = ${sessionId} and ended_at is null`
}

/** Gives a session a new token and a whole life; the old token is worth nothing half a minute later. */
export async function replaceToken(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS)
  await db.run`
    update session set replaced_digest = token_digest, replaced_at = ${now}, token_digest = ${digest(token)},
      expires_at = ${expiresAt}
    where id = ${BigInt(sessionId)}`
  return { token, expiresAt }
}

/**
 * Ends all sessions of a member but one, as if replaced.
 *
 * @returns how many were alive
 */
export async function endOtherSessions(
  db: Db,
  memberId: string,
  kept: string | null,
  now: Date,
): Promise<number> {
  return db.run`
    update session set ended_at = ${now}, ended_why = 'replaced'
    where member_id = ${BigInt(memberId)} and ended_at is null and expires_at > ${now}
      and id <> ${BigInt(kept ?? 0)}`
}

/** Ends a session for good. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.run`
    update session set ended_at = ${now}, ended_why = 'signed_out' where id = ${BigInt(sessionId)} and ended_at is null`
}

/** What is stored of a token. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')
