import { createHash } from 'node:crypto'

import { createRemoteJWKSet, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { phoneOf } from './phoneNumber.ts'
import { spendProof } from './spentProofs.ts'

/** Address of the keys that the phone-authentication service signs its tokens with. */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Time in ms after the text message was answered for which a token proves the number. */
const PROOF_LIFE_MS = 5 * 60_000

/** Claims that a token must have: without them it would never expire, or could not be spent. */
const REQUIRED = ['exp', 'sub', 'auth_time']

/** Phone number with the service's token as its proof. */
export interface PhoneTokenGiven {
  readonly idToken: string
  readonly diallingCode: string
  readonly mobileNum: string
}

export interface PhoneTokenCheck {
  readonly now: Date
  /** Keys of the service; fetched when absent. */
  readonly keys?: JWTVerifyGetKey
  /**
   * Host of Firebase's emulator, which signs nothing: `FIREBASE_AUTH_EMULATOR_HOST`, as its tools call it.
   */
  readonly emulator?: string | undefined
}

/**
 * Checks a token of Firebase phone authentication in place of a code. Like a code it passes once, and soon after the
 * text message: the service gives out tokens for an hour and renews them for as long as its own session lives.
 * @throws Failure 403 `feature.off` where the merchant does not use it, 422 `verification.code_wrong`
 */
export async function passPhoneToken(
  db: Db,
  { tenant }: Pick<Merchant, 'tenant'>,
  { idToken, diallingCode, mobileNum }: PhoneTokenGiven,
  { now, keys, emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'] }: PhoneTokenCheck,
): Promise<void> {
  const { phoneAuth } = tenant.signIn
  if (!phoneAuth) fail(403, 'feature.off', { message: 'Phone authentication is not set up here.' })
  const expected = {
    issuer: `https://securetoken.google.com/${phoneAuth.projectId}`,
    audience: phoneAuth.projectId,
    currentDate: now,
    requiredClaims: REQUIRED,
  }
  const claims = await (
    emulator
      ? Promise.resolve().then(() => UnsecuredJWT.decode(idToken, expected))
      : jwtVerify(idToken, keys ?? createRemoteJWKSet(new URL(KEYS)), { ...expected, algorithms: ['RS256'] })
  ).then(
    ({ payload }: { payload: JWTPayload }) => payload,
    () => undefined,
  )
  const proves = claims?.['phone_number'] === `+${phoneOf(diallingCode, mobileNum)}`
  if (proves && (await isFresh(db, phoneAuth.projectId, claims, now))) return
  fail(422, 'verification.code_wrong', { message: 'The phone service did not confirm this number.' })
}

/**
 * True once for an authentication of the last minutes. It is spent by who authenticated and when, not by the token's
 * text: a token can be renewed, and its signature spelt in more than one way.
 */
async function isFresh(
  db: Db,
  project: string,
  { sub, auth_time: at }: JWTPayload,
  now: Date,
): Promise<boolean> {
  if (typeof at !== 'number') return false
  const ends = new Date(at * 1000 + PROOF_LIFE_MS)
  if (ends <= now) return false
  const name = createHash('sha256')
    .update(JSON.stringify([project, sub, at]))
    .digest('base64url')
  return spendProof(db, `phone:${name}`, ends)
}
