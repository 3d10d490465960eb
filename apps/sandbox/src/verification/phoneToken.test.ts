import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openDatabase, type Database } from '../database/index.ts'
import { freshPglite } from '../testing/databases.ts'
import { passPhoneToken, type PhoneTokenCheck } from './phoneToken.ts'

const now = new Date('2026-11-21T09:00:00Z')
const phoneAuth = {
  provider: 'firebase',
  apiKey: 'k',
  projectId: 'demo',
} as const
const given = { diallingCode: '356', mobileNum: '079234567' }
const merchantWith = (signIn: object) => ({ tenant: { signIn } }) as Parameters<typeof passPhoneToken>[1]
const merchant = merchantWith({ phoneAuth })

interface Claims {
  readonly phone?: string
  readonly audience?: string
  readonly issuer?: string
  readonly expires?: string | null
  readonly authenticated?: string | null
  /** Person who authenticated; another one for each token, unless a test says otherwise. */
  readonly subject?: string | null
}

const secondsOf = (time: string): number => Date.parse(time) / 1000

describe('a token of the phone service', () => {
  let genuine: CryptoKeyPair
  let foreign: CryptoKeyPair
  let db: Database
  beforeAll(async () => {
    db = await openDatabase(await freshPglite('seeded'))
    genuine = await generateKeyPair('RS256')
    foreign = await generateKeyPair('RS256')
  })
  afterAll(() => db.close())

  let people = 0
  function payloadOf({
    phone = '+35679234567',
    audience = 'demo',
    issuer = 'https://securetoken.google.com/demo',
    expires = '2026-11-21T10:00:00Z',
    authenticated = '2026-11-21T08:58:00Z',
    subject = `someone-${(people += 1)}`,
  }: Claims): JWTPayload {
    return {
      phone_number: phone,
      iss: issuer,
      aud: audience,
      ...(subject !== null && { sub: subject }),
      ...(expires !== null && { exp: secondsOf(expires) }),
      ...(authenticated !== null && { auth_time: secondsOf(authenticated) }),
    }
  }
  const tokenOf = (by: CryptoKeyPair, claims: Claims = {}): Promise<string> =>
    new SignJWT(payloadOf(claims)).setProtectedHeader({ alg: 'RS256' }).sign(by.privateKey)
  const check = { now, emulator: '', keys: async () => genuine.publicKey }
  const pass = (idToken: string, more: Partial<PhoneTokenCheck> = {}, at = merchant) =>
    passPhoneToken(db, at, { ...given, idToken }, { ...check, ...more })
  const refused = { status: 422, code: 'verification.code_wrong' }

  it('is accepted for its number (S-login-20, S-register-20)', async () => {
    await expect(pass(await tokenOf(genuine))).resolves.toBeUndefined()
  })

  it('passes once, in whatever spelling, for whatever purpose, and also where it was renewed', async () => {
    const idToken = await tokenOf(genuine, { subject: 'robin' })
    const tries = await Promise.allSettled([pass(idToken), pass(idToken)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    // The last letter of a signature of 256 bytes has four bits that nobody reads.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = letters.indexOf(idToken.at(-1) ?? '')
    await expect(pass(idToken.slice(0, -1) + letters[last ^ 1])).rejects.toMatchObject(refused)
    const renewed = await tokenOf(genuine, { subject: 'robin', expires: '2026-11-21T11:00:00Z' })
    await expect(pass(renewed)).rejects.toMatchObject(refused)
    const again = await tokenOf(genuine, { subject: 'robin', authenticated: '2026-11-21T08:59:00Z' })
    await expect(pass(again)).resolves.toBeUndefined()
  })

  it('that another number is asked for stays good for its own', async () => {
    const idToken = await tokenOf(genuine)
    const other = { ...given, mobileNum: '079999999', idToken }
    await expect(passPhoneToken(db, merchant, other, check)).rejects.toMatchObject(refused)
    await expect(pass(idToken)).resolves.toBeUndefined()
  })

  it('is refused under another algorithm than the service uses', async () => {
    const secret = new TextEncoder().encode('a secret of at least thirty-two bytes')
    const idToken = await new SignJWT(payloadOf({})).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    await expect(pass(idToken, { keys: async () => secret })).rejects.toMatchObject(refused)
  })

  it.each([
    ['for another number', { phone: '+35679999999' }],
    ['of another project', { audience: 'other' }],
    ['of another issuer', { issuer: 'https://securetoken.google.com/other' }],
    ['that has expired', { expires: '2026-11-21T08:59:00Z' }],
    ['that never expires', { expires: null }],
    ['of an authentication five minutes ago', { authenticated: '2026-11-21T08:55:00Z' }],
    ['without the time of its authentication', { authenticated: null }],
    ['of nobody', { subject: null }],
  ])('%s is refused', async (_name, claims) => {
    await expect(pass(await tokenOf(genuine, claims))).rejects.toMatchObject(refused)
  })

  it('of another signer, or unsigned, is refused', async () => {
    const unsigned = new UnsecuredJWT(payloadOf({})).encode()
    for (const idToken of [await tokenOf(foreign), unsigned, 'x'])
      await expect(pass(idToken)).rejects.toMatchObject(refused)
    // The emulator's tokens are unsigned, and accepted only where it is configured.
    await expect(pass(unsigned, { emulator: 'localhost:9099' })).resolves.toBeUndefined()
    await expect(pass(unsigned, { emulator: 'localhost:9099' })).rejects.toMatchObject(refused)
  })

  it('is refused at a merchant that does not use the service (S-verification-12)', async () => {
    await expect(pass(await tokenOf(genuine), {}, merchantWith({}))).rejects.toMatchObject({
      code: 'feature.off',
    })
  })
})
