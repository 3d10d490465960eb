import type { Db } from '../database/index.ts'
import type { Merchant } from '../merchants.ts'
import type { Schemas } from '../wire.ts'

/** Codes of an invitation. */
export type Invitation = Pick<Schemas['RegisterPayload'], 'affiliateCode' | 'recommenderId'>

/** Owner of an invitation code; null for an unknown one. */
export async function ownerOfCode(db: Db, { code }: Merchant, affiliateCode: string): Promise<bigint | null> {
  const owner = await db.row<{ id: bigint }>`
    select id from member where merchant = ${code} and upper(affiliate_code) = ${affiliateCode.toUpperCase()}`
  return owner?.id ?? null
}

/** Member of a recommender's id; null for an unknown one. */
export async function recommender(db: Db, { code }: Merchant, id: string): Promise<bigint | null> {
  const row = await db.row<{
    id: bigint
  }>`select id from member where merchant = ${code} and id::text = ${id}`
  return row?.id ?? null
}

/** Member who is credited with a new one, from the codes that are known. */
export async function inviterOf(
  db: Db,
  merchant: Merchant,
  { affiliateCode, recommenderId }: Invitation,
): Promise<bigint | null> {
  const owner = affiliateCode ? await ownerOfCode(db, merchant, affiliateCode) : null
  return owner ?? (recommenderId ? recommender(db, merchant, recommenderId) : null)
}
