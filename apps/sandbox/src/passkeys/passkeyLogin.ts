import { verifyAuthenticationResponse } from '@simplewebauthn/server'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { memberRow } from '../members/findMember.ts'
import type { CallContext, Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { completeSignIn } from '../sessions/signIn.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import { CHALLENGE_LIFE_MS, giveChallenge, notThisPasskey, takeChallenge } from './challenges.ts'
import type { PasskeyRow } from './passkeyRow.ts'
import { relyingParty, type RelyingParty } from './relyingParty.ts'

const STARTS: RateRule = { name: 'passkey-start', hits: 120, windowMs: 60_000 }
const TRIES: RateRule = { name: 'passkey', hits: 60, windowMs: 60_000 }

/** Operations for signing in with a passkey. */
export const passkeyLogin: Pick<Handlers, 'startPasskeyLogin' | 'loginWithPasskey'> = {
  startPasskeyLogin: async (context) => {
    const { db, merchant, clock, ip } = context
    await requireFlag(db, merchant, 'PASSKEYS')
    await countHit(db, STARTS, `${merchant.code}:${ip}`, clock.now())
    const { id: rpId } = relyingParty(context)
    return {
      challenge: await giveChallenge(db, { merchant: merchant.code, rpId, memberId: null }, clock.now()),
      timeout: CHALLENGE_LIFE_MS,
      rpId,
      userVerification: 'required',
    }
  },

  loginWithPasskey: async (context) => {
    const { db, merchant, body, clock, ip } = context
    await requireFlag(db, merchant, 'PASSKEYS')
    const now = clock.now()
    await countHit(db, TRIES, `${merchant.code}:${ip}`, now)
    const party = relyingParty(context)
    const use = { merchant: merchant.code, rpId: party.id, memberId: null }
    const challenge = await takeChallenge(db, use, body.response.clientDataJSON, now)
    const passkey = await findPasskey(db, merchant.code, body.id)
    if (!passkey) fail(422, 'passkey.unknown', { message: 'This passkey is no member’s.' })
    if (passkey.handle !== body.response.userHandle) notThisPasskey()
    const { newCounter, credentialBackedUp } = await asserted(body, challenge, party, passkey)
    // Compare and set: of two answers with the same counter one is a copy's, and only one succeeds.
    const used = await db.run`
      update passkey set counter = ${BigInt(newCounter)}, last_used_at = ${now}, synced = ${credentialBackedUp}
      where id = ${passkey.id} and counter = ${passkey.counter}`
    if (used === 0) notThisPasskey()
    return completeSignIn(context, await memberRow(db, passkey.member_id.toString()), 'passkey')
  },
}

const findPasskey = (db: Db, merchant: string, credentialId: string) =>
  db.row<PasskeyRow & { readonly handle: string }>`
    select passkey.*, handle from passkey join passkey_owner using (member_id)
    where merchant = ${merchant} and credential_id = ${credentialId}`

/**
 * Verifies an authenticator's answer to a sign-in: signature, origin and counter.
 * @returns its verified content
 */
async function asserted(
  body: CallContext<'loginWithPasskey'>['body'],
  challenge: string,
  party: RelyingParty,
  passkey: PasskeyRow,
) {
  const checked = await verifyAuthenticationResponse({
    response: { ...body, rawId: body.id, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: passkey.rp_id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
      transports: [...passkey.transports],
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo : notThisPasskey()
}
