import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { describe, expect, test } from 'vitest'

import { purge } from '../purge/purge.ts'
import { freshPglite } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { currentKeys, decryptBody, rotateKeys } from './loginKeys.ts'

const DAY = 24 * 3_600_000
const invalid = { status: 400, code: 'encryption.invalid' }

interface Seal {
  readonly alg: string
  readonly enc: string
}

describe('a login key', () => {
  const at = useSandbox(freshPglite)
  /** Body under a key of the gateway, with its tag. */
  async function sealed(jwk: JWK, { alg, enc }: Seal): Promise<[jwe: string, tag: string]> {
    const kid = jwk.kid ?? ''
    const jwe = await new CompactEncrypt(new TextEncoder().encode('{"a":1}'))
      .setProtectedHeader({ alg, enc, kid })
      .encrypt(await importJWK({ ...jwk, alg }, alg))
    return [jwe, `${alg};${enc};kid=${kid}`]
  }
  const open = (jwe: string, tag: string) => decryptBody(at.sandbox.db, jwe, tag, at.clock.now())
  async function keyOf(alg: string): Promise<JWK> {
    const key = (await currentKeys(at.sandbox.db, at.clock.now())).find((one) => one.alg === alg)
    if (!key) throw new Error(`There is no key for ${alg}.`)
    return key
  }

  test.each(['ECDH-ES', 'RSA-OAEP-256'])('a body under %s is opened', async (alg) => {
    expect(await open(...(await sealed(await keyOf(alg), { alg, enc: 'A256GCM' })))).toEqual({ a: 1 })
  })

  test.each([
    ['ECDH-ES', 'ECDH-ES+A256KW', 'A256GCM'],
    ['ECDH-ES', 'ECDH-ES', 'A128CBC-HS256'],
    ['ECDH-ES', 'ECDH-ES', 'A128GCM'],
    ['RSA-OAEP-256', 'RSA-OAEP', 'A256GCM'],
    ['RSA-OAEP-256', 'RSA-OAEP-256', 'A256CBC-HS512'],
  ])('a body under the key for %s is refused when it is made with %s and %s', async (own, alg, enc) => {
    await expect(open(...(await sealed(await keyOf(own), { alg, enc })))).rejects.toMatchObject(invalid)
  })

  test('a body is refused with another tag, a shorter one, or another text', async () => {
    const [jwe, header] = await sealed(await keyOf('ECDH-ES'), { alg: 'ECDH-ES', enc: 'A256GCM' })
    const parts = jwe.split('.')
    const turned = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1)
    const changed = (index: number, change: (part: string) => string) =>
      parts.map((part, place) => (place === index ? change(part) : part)).join('.')
    for (const body of [
      changed(4, turned),
      // Twelve, eight and four bytes of sixteen.
      changed(4, (tag) => tag.slice(0, 16)),
      changed(4, (tag) => tag.slice(0, 11)),
      changed(4, (tag) => tag.slice(0, 6)),
      changed(4, () => ''),
      changed(3, turned),
      changed(2, turned),
    ])
      await expect(open(body, header)).rejects.toMatchObject(invalid)
    expect(await open(jwe, header)).toEqual({ a: 1 })
  })

  test('a key ends after a day: it opens nothing, others are given out, and the next purge deletes its private half', async () => {
    const seal = { alg: 'ECDH-ES', enc: 'A256GCM' }
    // The database of the tests comes with keys that are minutes old.
    await rotateKeys(at.sandbox.db, at.clock.now())
    const key = await keyOf('ECDH-ES')
    const body = await sealed(key, seal)
    at.clock.advance(DAY - 60_000)
    expect(await keyOf('ECDH-ES')).toEqual(key)
    expect(await open(...body)).toEqual({ a: 1 })

    at.clock.advance(60_000)
    // No client has asked for keys since.
    await expect(open(...body)).rejects.toMatchObject({ status: 422, code: 'encryption.key_retired' })
    const kept = () =>
      at.sandbox.db.row<{ private: boolean; retired_at: Date | null }>`
        select private_jwk is not null as private, retired_at from login_key where kid = ${key.kid ?? ''}`
    expect(await kept()).toEqual({ private: true, retired_at: null })
    await purge(at.sandbox.services)
    expect(await kept()).toMatchObject({ private: false, retired_at: expect.any(Date) as unknown })
    expect((await keyOf('ECDH-ES')).kid).not.toBe(key.kid)

    const who = player(at.sandbox.app)
    expect((await who.login('member')).status).toBe(200)
  })
})
