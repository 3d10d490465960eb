import { hash, randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { beginPlay, type Pace, refuseOverlong } from '../limits/sessionLimit.ts'
import type { Member } from '../members/member.ts'
import { type MemberFacts, toMember } from '../members/memberRow.ts'
import { longestEndOf, type Session } from './session.ts'
import type { SignInDetails } from './signInDetails.ts'

/** Lifetime of a session in ms after its last call. */
export const SESSION_LIFE_MS = 30 * 60_000

/** Time in ms for which a replaced token is still accepted, for calls in flight from this tab or another. */
const OVERLAP_MS = 30_000

/** Minimum time in ms between writes of a session's expiry. */
const RENEWAL_STEP_MS = 60_000

/** Row of `signed_in`, a session with its member and the member's session limit: every call reads them together. */
export interface SessionRow extends MemberFacts, Pace {
  readonly session_id: bigint
  readonly started_at: Date
  readonly play_started_at: Date
  readonly expires_at: Date
  readonly ended_why: string | null
}

/** Maximum number of a member's devices; the one idle the longest is signed out. */
const DEVICES = 10

/**
 * Starts a session for a member. Ends the others, if the merchant does not allow several devices.
 * @returns the token, which is never stored
 * @throws Failure 422 `limit.session` as {@link beginPlay} does
 */
export async function startSession(
  tx: Db,
  member: Pick<Member, 'id' | 'merchant'>,
  now: Date,
  arrival: SignInDetails,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const playStartedAt = await beginPlay(tx, member.id, now)
  await endAllBut(tx, member.id, arrival.allowsSeveralDevices ? DEVICES - 1 : 0, now)
  await tx.run`
    insert into session
      (token_digest, merchant, member_id, started_at, play_started_at, expires_at, method, user_agent, address)
    values (${tokenDigest(token)}, ${member.merchant}, ${BigInt(member.id)}, ${now}, ${playStartedAt},
      ${expiryOf(now, now)}, ${arrival.method}, ${arrival.userAgent}, ${arrival.address})`
  return token
}

/** End of a session by idleness, or by its longest life. */
const expiryOf = (startedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_LIFE_MS, longestEndOf(startedAt).getTime()))

/**
 * Ends a member's sessions as replaced, except the most recently used ones.
 * @param kept - number of sessions to keep
 */
async function endAllBut(tx: Db, memberId: string, kept: number, now: Date): Promise<void> {
  await tx.run`
    update session set ended_at = ${now}, ended_why = 'replaced'
    where id in (
      select id from session where member_id = ${BigInt(memberId)} and ended_at is null
      order by expires_at desc, id desc offset ${kept})`
}

/** Session with its member. */
export interface SignedIn {
  readonly session: Session
  readonly member: Member
}

/**
 * Finds the session of a token and extends its expiry.
 * @param found - the token's row, where it has been read already; null where there was none
 * @throws Failure 401 `session.missing` for no token, an unknown one, or one of another merchant
 * @throws Failure 401 `session.expired`, `session.replaced` or `limit.session`
 */
export async function resumeSession(
  db: Db,
  merchant: string,
  token: string | undefined,
  now: Date,
  found?: SessionRow | null,
): Promise<SignedIn> {
  if (!token) return resume(db, undefined, now)
  const own = found === undefined ? await sessionOfToken(db, merchant, tokenDigest(token)) : found
  return resume(db, own ?? (await sessionOfReplacedToken(db, merchant, tokenDigest(token), now)), now)
}

const sessionOfToken = (db: Db, merchant: string, digest: string): Promise<SessionRow | undefined> =>
  db.row<SessionRow>`
    select * from signed_in where token_digest = ${digest} and merchant = ${merchant}`

const sessionOfReplacedToken = (
  db: Db,
  merchant: string,
  digest: string,
  now: Date,
): Promise<SessionRow | undefined> =>
  db.row<SessionRow>`
    select signed_in.* from replaced_token join signed_in using (session_id)
    where replaced_token.token_digest = ${digest} and merchant = ${merchant}
      and replaced_at > ${new Date(now.getTime() - OVERLAP_MS)}`

/** Finds a session by its id and extends its expiry. */
export async function resumeSessionById(db: Db, merchant: string, id: bigint, now: Date): Promise<SignedIn> {
  const found = await db.row<SessionRow>`
    select * from signed_in where session_id = ${id} and merchant = ${merchant}`
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
  refuseOverlong(found, found.play_started_at, now)
  const expiresAt = expiryOf(found.started_at, now)
  if (expiresAt.getTime() - found.expires_at.getTime() > RENEWAL_STEP_MS)
    await extend(db, found.session_id, expiresAt)
  return {
    session: {
      id: found.session_id.toString(),
      merchant: found.merchant,
      memberId: found.id.toString(),
      startedAt: found.started_at,
      playStartedAt: found.play_started_at,
      expiresAt,
    },
    member: toMember(found),
  }
}

/** Writes a session's expiry. */
async function extend(db: Db, sessionId: bigint, expiresAt: Date): Promise<void> {
  await db.run`update session set expires_at = ${expiresAt} where id = ${sessionId} and ended_at is null`
}

/**
 * Ends all sessions of a member but one, as replaced. Idle ones end too: a game that one of them opened may still
 * be played.
 * @returns number of ended sessions that were not idle
 */
export async function endOtherSessions(
  db: Db,
  memberId: string,
  kept: string | null,
  now: Date,
): Promise<number> {
  const ended = await db.rows<{ was_open: boolean }>`
    update session set ended_at = ${now}, ended_why = 'replaced'
    where member_id = ${BigInt(memberId)} and ended_at is null and id <> ${BigInt(kept ?? 0)}
    returning expires_at > ${now} as was_open`
  return ended.filter((session) => session.was_open).length
}

/**
 * Ends all sessions of members, as replaced: the operator has disabled them.
 * @param usernames - in lower case
 */
export async function endSessionsOf(
  db: Db,
  merchant: string,
  usernames: readonly string[],
  now: Date,
): Promise<void> {
  await db.run`
    update session set ended_at = ${now}, ended_why = 'replaced'
    from member
    where member.id = session.member_id and member.merchant = ${merchant} and ended_at is null
      and lower(username) = any(${usernames}::text[])`
}

/** Ends a session permanently. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.run`
    update session set ended_at = ${now}, ended_why = 'signed_out' where id = ${BigInt(sessionId)} and ended_at is null`
}

/** Digest of a token, for storing. */
export const tokenDigest = (token: string): string => hash('sha256', token, 'base64url')
