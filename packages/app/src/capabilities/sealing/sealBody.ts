import { unwrap, type Gateway, type Schemas } from '@livery/api'

import { isRefusal } from '#platform/errors/refusalOf.ts'

/** Encrypted body: a compact JWE, and the header that names its format. */
export interface SealedBody {
  readonly data: string
  /** Value of the `Encryption` header. */
  readonly encryption: string
}

const CONTENT_ENCRYPTION = 'A256GCM'

async function seal(body: object, key: Schemas['PublicKey']): Promise<SealedBody> {
  // Lazy import: only pages that send secrets load the cryptography.
  const { CompactEncrypt, importJWK } = await import('jose')
  const { use: _, ...jwk } = key
  const publicKey = await importJWK(jwk, key.alg)
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: key.alg, enc: CONTENT_ENCRYPTION, kid: key.kid })
    .encrypt(publicKey)
  return { data, encryption: `${key.alg};${CONTENT_ENCRYPTION};kid=${key.kid}` }
}

async function currentKey(gateway: Gateway, cache: RequestCache): Promise<Schemas['PublicKey']> {
  const { keys } = await unwrap(gateway.GET('/wps/session/keys', { cache }))
  const [key] = keys
  if (!key) throw new Error('The gateway has no key')
  return key
}

/**
 * Encrypts a body with the gateway's key and sends it. When the key was retired meanwhile, the keys are fetched again
 * and the call is retried once (S-login-21).
 */
export async function sendSealed<T>(
  gateway: Gateway,
  body: object,
  send: (sealed: SealedBody) => Promise<T>,
): Promise<T> {
  try {
    return await send(await seal(body, await currentKey(gateway, 'default')))
  } catch (error) {
    if (!isRefusal(error, 'encryption.key_retired')) throw error
    return send(await seal(body, await currentKey(gateway, 'reload')))
  }
}
