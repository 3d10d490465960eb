import { hkdfSync } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { secretOf } from '../platform/secret.ts'

/** Keys of the identity provider, by use; none tells anything of another. */
export interface IdentityKeys {
  /** Makes the secrets of the merchants' sites as its clients. */
  readonly clients: Buffer
  /** Signs its cookies. */
  readonly cookies: Buffer
  /** Private half of the Ed25519 key that signs ID tokens. */
  readonly idTokens: Buffer
}

const KEY_BYTES = 32

/** Keys of the identity provider on a database, derived from one secret so that they are made together. */
export async function identityKeys(db: Db): Promise<IdentityKeys> {
  const secret = await secretOf(db, 'identity')
  return {
    clients: derived(secret, 'clients'),
    cookies: derived(secret, 'cookies'),
    idTokens: derived(secret, 'idTokens'),
  }
}

const derived = (secret: Buffer, use: keyof IdentityKeys): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES))
