import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'

import { passPhoneToken } from './phoneToken.ts'

const now = new Date('2026-11-21T09:00:00Z')
const phoneAuth = {
  provider: 'firebase',
  apiKey: 'k',
  projectId: 'demo',
} as const
const given = { diallingCode: '356', mobileNum: '079234567' }
const merchantWith = (signIn: object) => ({ tenant: { signIn } }) as Parameters<typeof passPhoneToken>[0]
const merchant = merchantWith({ phoneAuth })

interface Claims {
  readonly phone?: string
  readonly audience?: string
  readonly issuer?: string
  readonly expires?: string
}

describe('a token of the phone service', () => {
  let genuine: CryptoKeyPair
  let foreign: CryptoKeyPair
  beforeAll(async () => {
    genuine = await generateKeyPair('RS256')
    foreign = await generateKeyPair('RS256')
  })

  function tokenOf(by: CryptoKeyPair, claims: Claims = {}): Promise<string> {
    const {
      phone = '+35679234567',
      audience = 'demo',
      issuer = 'https://securetoken.google.com/demo',
    } = claims
    return new SignJWT({ phone_number: phone })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(new Date(claims.expires ?? '2026-11-21T10:00:00Z'))
      .sign(by.privateKey)
  }
  const check = { now, emulator: '', keys: async () => genuine.publicKey }

  it('is accepted for its number (S-login-20, S-register-20)', async () => {
    await expect(
      passPhoneToken(merchant, { ...given, idToken: await tokenOf(genuine) }, check),
    ).resolves.toBeUndefined()
  })

  it('is refused under another algorithm than the service uses', async () => {
    const secret = new TextEncoder().encode('a secret of at least thirty-two bytes')
    const idToken = await new SignJWT({ phone_number: '+35679234567' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('https://securetoken.google.com/demo')
      .setAudience('demo')
      .setExpirationTime(new Date('2026-11-21T10:00:00Z'))
      .sign(secret)
    const keys = async () => secret
    await expect(passPhoneToken(merchant, { ...given, idToken }, { ...check, keys })).rejects.toMatchObject({
      code: 'verification.code_wrong',
    })
  })

  it.each([
    ['another number', { phone: '+35679999999' }],
    ['another project', { audience: 'other' }],
    ['another issuer', { issuer: 'https://securetoken.google.com/other' }],
    ['an old one', { expires: '2026-11-21T08:00:00Z' }],
  ])('%s is refused', async (_name, claims) => {
    const idToken = await tokenOf(genuine, claims)
    await expect(passPhoneToken(merchant, { ...given, idToken }, check)).rejects.toMatchObject({
      code: 'verification.code_wrong',
    })
  })

  it('of another signer, or unsigned, is refused', async () => {
    const unsigned = new UnsecuredJWT({ phone_number: '+35679234567' })
      .setIssuer('https://securetoken.google.com/demo')
      .setAudience('demo')
      .encode()
    for (const idToken of [await tokenOf(foreign), unsigned, 'x'])
      await expect(passPhoneToken(merchant, { ...given, idToken }, check)).rejects.toMatchObject({
        status: 422,
      })
    // The emulator's tokens are unsigned, and accepted only where it is configured.
    await expect(
      passPhoneToken(merchant, { ...given, idToken: unsigned }, { now, emulator: 'localhost:9099' }),
    ).resolves.toBeUndefined()
  })

  it('is refused at a merchant that does not use the service (S-verification-12)', async () => {
    const idToken = await tokenOf(genuine)
    await expect(passPhoneToken(merchantWith({}), { ...given, idToken }, check)).rejects.toMatchObject({
      code: 'feature.off',
    })
  })
})
