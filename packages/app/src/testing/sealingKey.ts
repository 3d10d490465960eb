import type { Schemas } from '@livery/api'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

import type { ReceivedCall } from './fakeGateway.ts'

/** Key pair of a test's gateway: its public part for `getLoginKeys`, and what opens bodies that were sealed for it. */
export interface SealingKey {
  readonly jwk: Schemas['PublicKey']
  readonly open: (call: ReceivedCall) => Promise<Record<string, unknown>>
}

/** A new key pair under an id. */
export async function sealingKey(kid: string): Promise<SealingKey> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const { x = '', y = '' } = await exportJWK(publicKey)
  return {
    jwk: { kty: 'EC', use: 'enc', alg: 'ECDH-ES', crv: 'P-256', kid, x, y },
    async open({ body }) {
      const { data } = JSON.parse(body) as { data: string }
      const { plaintext } = await compactDecrypt(data, privateKey)
      return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
    },
  }
}
