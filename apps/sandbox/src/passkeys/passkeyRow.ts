import { randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import type { Schemas } from '../wire.ts'

/** Complete row of `passkey`. */
export interface PasskeyRow {
  readonly id: bigint
  readonly merchant: string
  readonly rp_id: string
  readonly member_id: bigint
  readonly credential_id: string
  readonly public_key: string
  readonly counter: bigint
  readonly transports: readonly Schemas['AuthenticatorTransport'][]
  readonly name: string
  readonly synced: boolean
  readonly created_at: Date
  readonly last_used_at: Date | null
}

/** A member's passkeys, newest first. */
export const passkeysOf = (db: Db, memberId: string): Promise<PasskeyRow[]> =>
  db.rows<PasskeyRow>`select * from passkey where member_id = ${BigInt(memberId)} order by id desc`

/** Forgets a member's passkeys: those of whoever had the account before it was recovered, too. */
export async function forgetPasskeys(tx: Db, memberId: bigint): Promise<void> {
  await tx.run`delete from passkey where member_id = ${memberId}`
}

/** Row number of a passkey id on the wire; undefined for an invalid id. */
export function passkeyNumber(id: string): bigint | undefined {
  const digits = /^pk_(\d{1,18})$/.exec(id)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

/** Passkey as shown to its owner. */
export const passkeyValue = (row: PasskeyRow): Schemas['Passkey'] => ({
  id: `pk_${row.id}`,
  credentialId: row.credential_id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  ...(row.last_used_at && { lastUsedAt: row.last_used_at.toISOString() }),
  synced: row.synced,
})

/** User handle of a member for authenticators, created with the first passkey. */
export async function handleOf(db: Db, memberId: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await db.run`
    insert into passkey_owner (member_id, handle) values (${BigInt(memberId)}, ${made}) on conflict do nothing`
  const kept = await db.row<{ handle: string }>`
    select handle from passkey_owner where member_id = ${BigInt(memberId)}`
  return kept?.handle ?? made
}
