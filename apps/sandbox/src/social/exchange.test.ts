import { createServer, type IncomingMessage, type Server } from 'node:http'

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Services } from '../operations.ts'
import { freshPglite } from '../testing/databases.ts'
import { freePort } from '../testing/postgres.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { clientsOf, type SocialClient } from './clients.ts'
import { exchangeCode, type Answer } from './exchange.ts'
import { IDENTITY_PATH } from './identityProvider.ts'

const HOUR_S = 3600

/** Reply of the provider's token endpoint. */
type TokenReply = { readonly idToken: string } | { readonly movedTo: string }

describe('the exchange of a code at the provider', () => {
  const at = useSandbox(freshPglite)
  let provider: Server
  let services: Services
  let client: SocialClient
  let reply: TokenReply
  let requests: { readonly url: string | undefined; readonly credentials: string | undefined }[]
  let keys: { readonly own: CryptoKeyPair; readonly foreign: CryptoKeyPair; readonly curve: CryptoKeyPair }
  let published: JWK[]

  beforeAll(async () => {
    const port = await freePort()
    services = { ...at.sandbox.services, origin: `http://localhost:${port}` }
    const [first] = clientsOf(services.merchants.all)
    if (!first) throw new Error('No merchant is registered at a provider.')
    client = first
    keys = {
      own: await generateKeyPair('EdDSA', { extractable: true }),
      foreign: await generateKeyPair('EdDSA', { extractable: true }),
      curve: await generateKeyPair('ES256', { extractable: true }),
    }
    published = await Promise.all([
      exportJWK(keys.own.publicKey).then((jwk) => ({ ...jwk, kid: 'own', alg: 'EdDSA' })),
      exportJWK(keys.curve.publicKey).then((jwk) => ({ ...jwk, kid: 'curve', alg: 'ES256' })),
    ])
    provider = createServer((request: IncomingMessage, response) => {
      requests.push({ url: request.url, credentials: request.headers.authorization })
      if (request.url === `${IDENTITY_PATH}/jwks`) response.end(JSON.stringify({ keys: published }))
      else if (request.url === `${IDENTITY_PATH}/token` && 'movedTo' in reply)
        response.writeHead(307, { location: reply.movedTo }).end()
      else response.end(JSON.stringify({ id_token: 'idToken' in reply ? reply.idToken : genuineElsewhere }))
    })
    await new Promise<void>((resolve) => provider.listen(port, resolve))
  })
  afterAll(() => new Promise((resolve) => provider.close(resolve)))
  beforeEach(() => {
    requests = []
  })

  /** Token that the endpoint which nobody may be led to would answer. */
  let genuineElsewhere = ''

  const answer: Answer = {
    code: 'c',
    codeVerifier: 'v',
    nonce: 'n',
    redirectUri: 'https://site.example/back',
  }
  const nowS = () => Math.floor(at.clock.now().getTime() / 1000)
  const payload = (changed: Partial<Record<string, unknown>> = {}): JWTPayload => {
    const all = {
      iss: `${services.origin}${IDENTITY_PATH}`,
      aud: client.clientId,
      sub: 'p-1',
      nonce: answer.nonce,
      iat: nowS(),
      exp: nowS() + HOUR_S,
      name: 'Robin',
      ...changed,
    }
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  }
  const signed = (
    claims: JWTPayload = payload(),
    { key = keys.own.privateKey, alg = 'EdDSA', kid = 'own' }: Partial<Signature> = {},
  ) => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key)
  interface Signature {
    readonly key: CryptoKey | Uint8Array
    readonly alg: string
    readonly kid: string
  }
  const exchange = async (given: TokenReply) => {
    reply = given
    return exchangeCode(services, client, answer)
  }

  it('takes a genuine token, and asks the configured issuer alone', async () => {
    expect(await exchange({ idToken: await signed() })).toEqual({
      subject: 'p-1',
      name: 'Robin',
      email: undefined,
    })
    expect(requests.map(({ url }) => url)).toEqual([`${IDENTITY_PATH}/token`, `${IDENTITY_PATH}/jwks`])
    expect(requests[0]?.credentials).toMatch(/^Basic /)
    expect(requests[1]?.credentials).toBeUndefined()
  })

  it.each([
    ['another client', { aud: 'another' }],
    ['another issuer', { iss: 'https://provider.example' }],
    ['another sign-in', { nonce: 'other' }],
    ['no sign-in', { nonce: undefined }],
    ['nobody', { sub: undefined }],
    ['all times', { exp: undefined }],
    ['no time', { iat: undefined }],
    ['a time that has passed', { exp: 1_000_000_000 }],
  ])('refuses a token for %s', async (_whom, changed) => {
    expect(await exchange({ idToken: await signed(payload(changed)) })).toBeUndefined()
  })

  it('refuses a token of another key, or under another algorithm, or under none', async () => {
    const foreign = { key: keys.foreign.privateKey }
    expect(await exchange({ idToken: await signed(payload(), foreign) })).toBeUndefined()
    const curve = { key: keys.curve.privateKey, alg: 'ES256', kid: 'curve' }
    expect(await exchange({ idToken: await signed(payload(), curve) })).toBeUndefined()
    const secret = new TextEncoder().encode(JSON.stringify(published[0]))
    const shared = { key: secret, alg: 'HS256' }
    expect(await exchange({ idToken: await signed(payload(), shared) })).toBeUndefined()
    expect(await exchange({ idToken: new UnsecuredJWT(payload()).encode() })).toBeUndefined()
    expect(await exchange({ idToken: 'x' })).toBeUndefined()
  })

  it('judges the time by the gateway’s clock', async () => {
    const idToken = await signed()
    at.clock.advance((HOUR_S + 1) * 1000)
    expect(await exchange({ idToken })).toBeUndefined()
    at.clock.reset()
  })

  it('follows no redirect of the token endpoint, with which code and secret would travel', async () => {
    genuineElsewhere = await signed()
    expect(await exchange({ movedTo: '/elsewhere' })).toBeUndefined()
    expect(requests.map(({ url }) => url)).toEqual([`${IDENTITY_PATH}/token`])
  })
})
