import { randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'

/** Lifetime of a challenge in ms, for unlocking the device. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** Purpose of a challenge; an answer for another purpose is refused. */
export interface ChallengeUse {
  readonly merchant: string
  /** Host of the site. */
  readonly rpId: string
  /** Member who may add a passkey with the challenge; null for a sign-in. */
  readonly memberId: string | null
}

/** Creates a challenge, and deletes expired ones. */
export async function giveChallenge(db: Db, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.run`delete from passkey_challenge where expires_at <= ${now}`
  await db.run`
    insert into passkey_challenge (challenge, merchant, rp_id, member_id, expires_at)
    values (${challenge}, ${use.merchant}, ${use.rpId}, ${use.memberId === null ? null : BigInt(use.memberId)},
      ${new Date(now.getTime() + CHALLENGE_LIFE_MS)})`
  return challenge
}

/**
 * Takes the challenge from an authenticator's answer. It is single-use, valid answer or not.
 * @param clientData - the browser's `clientDataJSON`, base64url
 * @throws Failure 422 `passkey.failed` for a challenge that is unknown, for another purpose, used or
 * expired
 */
export async function takeChallenge(
  db: Db,
  use: ChallengeUse,
  clientData: string,
  now: Date,
): Promise<string> {
  const challenge = challengeIn(clientData)
  const taken = challenge
    ? await db.run`
        delete from passkey_challenge
        where challenge = ${challenge} and merchant = ${use.merchant} and rp_id = ${use.rpId}
          and member_id is not distinct from ${use.memberId === null ? null : BigInt(use.memberId)}::bigint
          and expires_at > ${now}`
    : 0
  if (!challenge || taken === 0) notThisPasskey()
  return challenge
}

/** Refuses an authenticator's answer without naming the reason. */
export function notThisPasskey(): never {
  fail(422, 'passkey.failed', { message: 'The passkey could not be checked; please try again.' })
}

function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : ''
    return typeof challenge === 'string' && challenge !== '' ? challenge : undefined
  } catch {
    return undefined
  }
}
