import { createHmac, randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Session } from './session.ts'
import { resumeSession, resumeSessionById, type SessionRow, type SignedIn, tokenDigest } from './sessions.ts'

/** Token that a client refreshes, and the key of this refresh where it sent one. */
export interface Refresh {
  readonly token: string
  readonly key: string | undefined
}

/**
 * Token that a refresh gives. Under a key it follows from the old token, which is random and secret: a repeat without
 * an answer gives the same one, and nothing has to be stored in readable form for it.
 */
const nextToken = ({ token, key }: Refresh): string =>
  key === undefined
    ? randomBytes(32).toString('base64url')
    : createHmac('sha256', token).update(key).digest('base64url')

/**
 * Finds the session of a token that is to be refreshed. A token that was replaced before, however long ago, is taken
 * from the client alone that repeats that refresh under its key, because it got no answer. Otherwise two clients hold
 * the session, one of which may have stolen it: the session ends for both.
 * @throws Failure 401 `session.replaced` for a replaced token, and as {@link resumeSession} does
 */
export async function resumeForRefresh(
  db: Db,
  merchant: string,
  { token, key }: { readonly token: string | undefined; readonly key: string | undefined },
  now: Date,
  found?: SessionRow | null,
): Promise<SignedIn> {
  if (token === undefined) return resumeSession(db, merchant, token, now, found)
  const replaced = await db.row<{ id: bigint; newest: string }>`
    select session.id, session.token_digest as newest
    from replaced_token join session on session.id = session_id
    where replaced_token.token_digest = ${tokenDigest(token)} and merchant = ${merchant}`
  if (!replaced) return resumeSession(db, merchant, token, now, found)
  const isRepeat = key !== undefined && tokenDigest(nextToken({ token, key })) === replaced.newest
  return isRepeat ? resumeSessionById(db, merchant, replaced.id, now) : endStolen(db, replaced.id, now)
}

/**
 * Gives a session a new token and a full lifetime; the old token is invalid half a minute later. Of two clients that
 * refresh one token at the same time one may have stolen it: the session ends for both.
 * @param session - as {@link resumeForRefresh} found it
 * @throws Failure 401 `session.replaced` for the later one of two
 */
export async function refreshSession(
  db: Db,
  session: Session,
  refresh: Refresh,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const id = BigInt(session.id)
  const before = tokenDigest(refresh.token)
  const fresh = nextToken(refresh)
  const { expiresAt } = session
  const isGiven = await db.transaction(async (tx) => {
    // Of two simultaneous refreshes with one token, one changes the row.
    const changed = await tx.run`
      update session set token_digest = ${tokenDigest(fresh)}, expires_at = ${expiresAt}
      where id = ${id} and token_digest = ${before} and ended_at is null`
    if (changed === 0)
      return tx.row`
        select from session where id = ${id} and token_digest = ${tokenDigest(fresh)} and ended_at is null`
    await tx.run`
      insert into replaced_token (token_digest, session_id, replaced_at) values (${before}, ${id}, ${now})`
    return true
  })
  return isGiven ? { token: fresh, expiresAt } : endStolen(db, id, now)
}

async function endStolen(db: Db, sessionId: bigint, now: Date): Promise<never> {
  await db.run`
    update session set ended_at = ${now}, ended_why = 'replaced' where id = ${sessionId} and ended_at is null`
  return fail(401, 'session.replaced', { message: 'This session was used by two clients, and has ended.' })
}
