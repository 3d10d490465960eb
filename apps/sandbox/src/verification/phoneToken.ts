import { createRemoteJWKSet, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose'

import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { phoneOf } from './phoneNumber.ts'

/** Address of the keys that the phone-authentication service signs its tokens with. */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

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
 * Checks a token of Firebase phone authentication in place of a code.
 * @throws Failure 403 `feature.off` where the merchant does not use it, 422 `verification.code_wrong`
 */
export async function passPhoneToken(
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
  }
  const claims = await (
    emulator
      ? Promise.resolve().then(() => UnsecuredJWT.decode(idToken, expected))
      : jwtVerify(idToken, keys ?? createRemoteJWKSet(new URL(KEYS)), { ...expected, algorithms: ['RS256'] })
  ).then(
    ({ payload }: { payload: JWTPayload }) => payload,
    () => undefined,
  )
  if (claims?.['phone_number'] === `+${phoneOf(diallingCode, mobileNum)}`) return
  fail(422, 'verification.code_wrong', { message: 'The phone service did not confirm this number.' })
}
