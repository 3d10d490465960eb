import type { Db } from '../database/index.ts'

/**
 * Spends a proof.
 * @param name - has one spelling for one proof
 * @param expires - when the proof is worthless by itself
 * @returns false when it was spent before, also by a simultaneous call
 */
export async function spendProof(db: Db, name: string, expires: Date): Promise<boolean> {
  const inserted = await db.run`
    insert into spent_proof (nonce, expires_at) values (${name}, ${expires}) on conflict do nothing`
  return inserted > 0
}
