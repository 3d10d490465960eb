import { randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'

/** Purpose of a secret; each has a key of its own. */
export type SecretName = 'human' | 'customerService' | 'identity' | 'draws'

/** Key of 32 bytes that all processes on one database share. */
export async function secretOf(db: Db, name: SecretName): Promise<Buffer> {
  const known = await db.row<{ value: string }>`select value from secret where name = ${name}`
  if (known) return Buffer.from(known.value, 'base64url')
  const made = randomBytes(32).toString('base64url')
  await db.run`insert into secret (name, value) values (${name}, ${made}) on conflict do nothing`
  const kept = await db.row<{ value: string }>`select value from secret where name = ${name}`
  return Buffer.from(kept?.value ?? made, 'base64url')
}
