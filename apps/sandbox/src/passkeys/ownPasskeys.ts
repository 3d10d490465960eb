import { verifyRegistrationResponse } from '@simplewebauthn/server'

import { json, type Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { lockMember } from '../members/findMember.ts'
import { sendLetter } from '../messages/letters.ts'
import { notGuest, type CallContext, type Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { CHALLENGE_LIFE_MS, giveChallenge, notThisPasskey, takeChallenge } from './challenges.ts'
import { handleOf, passkeyNumber, passkeysOf, passkeyValue, type PasskeyRow } from './passkeyRow.ts'
import { defaultPasskeyName } from './passwordManagers.ts'
import { relyingParty, type RelyingParty } from './relyingParty.ts'

/** Maximum number of passkeys of a member. */
const MAXIMUM = 10

/** Maximum length of a name. */
const NAME_LENGTH = 40

/** COSE numbers of EdDSA, ES256 and RS256, the algorithms of authenticators. */
const ALGORITHMS = [-8, -7, -257]

/** Operations on a member's own passkeys: list, add, rename and remove. */
export const ownPasskeys: Pick<
  Handlers,
  'listPasskeys' | 'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
> = {
  listPasskeys: async (context) => {
    const { member } = notGuest(context)
    return { list: (await passkeysOf(context.db, member.id)).map(passkeyValue), maximum: MAXIMUM }
  },

  startPasskey: async (context) => {
    const { db, merchant, clock } = context
    await requireFlag(db, merchant, 'PASSKEYS')
    const { member } = notGuest(context)
    const { id, name } = relyingParty(context)
    const passkeys = await passkeysOf(db, member.id)
    if (passkeys.length >= MAXIMUM) tooMany()
    const use = { merchant: merchant.code, rpId: id, memberId: member.id }
    return {
      rp: { id, name },
      user: {
        id: await handleOf(db, member.id),
        name: member.username,
        displayName: member.nickname ?? member.username,
      },
      challenge: await giveChallenge(db, use, clock.now()),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_LIFE_MS,
      excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key',
        transports: [...transports],
      })),
      // A passkey replaces name and password: the device must store the user, and verify finger, face or
      // PIN.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  },

  addPasskey: async (context) => {
    const { db, merchant, body, clock, header } = context
    await requireFlag(db, merchant, 'PASSKEYS')
    const { member } = notGuest(context)
    const now = clock.now()
    const party = relyingParty(context)
    const use = { merchant: merchant.code, rpId: party.id, memberId: member.id }
    const challenge = await takeChallenge(db, use, body.response.clientDataJSON, now)
    const { credential, aaguid, credentialBackedUp } = await attested(body, challenge, party)
    const row = await db.transaction(async (tx) => {
      await lockMember(tx, member.id)
      if ((await passkeysOf(tx, member.id)).length >= MAXIMUM) tooMany()
      const added = await tx.row<PasskeyRow>`
        insert into passkey (merchant, rp_id, member_id, credential_id, public_key, counter, transports, name, synced,
          created_at)
        values (${merchant.code}, ${party.id}, ${BigInt(member.id)}, ${credential.id},
          ${Buffer.from(credential.publicKey).toString('base64url')}, ${BigInt(credential.counter)},
          ${json(body.response.transports ?? [])},
          ${defaultPasskeyName(aaguid, header('user-agent') ?? '').slice(0, NAME_LENGTH)}, ${credentialBackedUp}, ${now})
        on conflict do nothing returning *`
      if (added) await tell(tx, 'passkeyAdded', added, now)
      return added
    })
    return row
      ? passkeyValue(row)
      : fail(409, 'passkey.taken', { message: 'This passkey is registered already.' })
  },

  renamePasskey: async (context) => {
    const { db, params, body } = context
    const { member } = notGuest(context)
    const row = await db.row<PasskeyRow>`
      update passkey set name = ${body.name.trim()}
      where id = ${passkeyNumber(params.passkeyId) ?? null} and member_id = ${BigInt(member.id)} returning *`
    return row ? passkeyValue(row) : noSuchPasskey()
  },

  removePasskey: async (context) => {
    const { db, params, clock } = context
    const { member, session } = notGuest(context)
    return db.transaction(async (tx) => {
      const removed = await tx.row<PasskeyRow>`
        delete from passkey
        where id = ${passkeyNumber(params.passkeyId) ?? null} and member_id = ${BigInt(member.id)} returning *`
      if (!removed) noSuchPasskey()
      // Sessions that were opened with the removed passkey end too.
      await endOtherSessions(tx, member.id, session.id, clock.now())
      await tell(tx, 'passkeyRemoved', removed, clock.now())
      return {}
    })
  },
}

/** Notifies a member of an added or removed passkey, in case somebody else did it. */
async function tell(
  tx: Db,
  template: 'passkeyAdded' | 'passkeyRemoved',
  { merchant, member_id, name }: PasskeyRow,
  now: Date,
): Promise<void> {
  await sendLetter(tx, { merchant, memberId: member_id.toString(), template, details: { name }, now })
}

/**
 * Verifies an authenticator's answer to a registration.
 * @returns its verified content
 */
async function attested(body: CallContext<'addPasskey'>['body'], challenge: string, party: RelyingParty) {
  const checked = await verifyRegistrationResponse({
    response: { ...body, rawId: body.id, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  return checked?.registrationInfo ?? notThisPasskey()
}

function tooMany(): never {
  fail(422, 'passkey.limit', { message: `A member may have ${MAXIMUM} passkeys; one has to go first.` })
}

function noSuchPasskey(): never {
  fail(404, 'resource.not_found', { message: 'The member has no such passkey.' })
}
