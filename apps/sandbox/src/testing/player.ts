import { hash, randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

import type { Schemas } from '../wire.ts'

/** Test client that calls the gateway like a player's browser. */
export interface Player {
  readonly token: string | undefined
  call<Value = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<Reply<Value>>
  /** Solves a new proof of work; with `captcha` the harder one that replaces a captcha. */
  human(instead?: 'captcha'): Promise<string>
  /** Encrypts a body and sends it. */
  sealed<Value = unknown>(
    method: 'POST' | 'PUT',
    url: string,
    payload: unknown,
    key?: JWK,
  ): Promise<Reply<Value>>
  login(username: string, more?: Readonly<Record<string, unknown>>): Promise<Reply<Schemas['LoginResult']>>
}

export interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply<Value> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Value of the envelope; throws the gateway's refusal when there is none. */
  readonly value: Value
  readonly code: string | undefined
  readonly data: Schemas['FailureData'] | undefined
}

/**
 * Test client for one merchant's site.
 * @param remoteAddress - IP address that the gateway sees
 */
export function player(
  app: FastifyInstance,
  merchant = 'AUR01',
  language = 'EN',
  remoteAddress = '127.0.0.1',
): Player {
  let token: string | undefined
  const call: Player['call'] = async <Value>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    { body, headers }: CallOptions = {},
  ) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        merchant,
        'accept-language': language,
        gateway: '3',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const envelope = response.json<{ value?: Value; code?: string; data?: Schemas['FailureData'] }>()
    return {
      status: response.statusCode,
      headers: response.headers,
      get value() {
        if (envelope.value === undefined)
          throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`)
        return envelope.value
      },
      code: envelope.code,
      data: envelope.data,
    } satisfies Reply<Value>
  }
  const human = async (instead?: 'captcha') => {
    const query = instead ? `?instead=${instead}` : ''
    return solve((await call<Schemas['HumanChallenge']>('GET', `/wps/verification/human${query}`)).value)
  }
  const sealed: Player['sealed'] = async (method, url, payload, key) => {
    const jwk = key ?? (await call<{ keys: JWK[] }>('GET', '/wps/session/keys')).value.keys[0]
    if (!jwk) throw new Error('The gateway gave no key.')
    const header = { alg: jwk.alg ?? '', enc: 'A256GCM', kid: jwk.kid ?? '' }
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader(header)
      .encrypt(await importJWK(jwk, header.alg))
    const encryption = `${header.alg};${header.enc};kid=${header.kid}`
    return call(method, url, { body: { data }, headers: { encryption } })
  }
  return {
    get token() {
      return token
    },
    call,
    human,
    sealed,
    login: async (username, more = {}) => {
      const payload = { type: 'username', username, password: 'Livery-2026', human: await human(), ...more }
      const reply = await sealed<Schemas['LoginResult']>('POST', '/wps/session/login', payload)
      if (reply.status === 200) token = reply.value.token
      return reply
    },
  }
}

/** Idempotency header with a new key. */
export const intention = (key: string = randomUUID()): { readonly 'idempotency-key': string } => ({
  'idempotency-key': key,
})

function solve({ challenge, salt, maxnumber, algorithm, signature }: Schemas['HumanChallenge']): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', salt + number) !== challenge) continue
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('The challenge has no answer.')
}
