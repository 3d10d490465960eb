import type { Db } from '../database/index.ts'

/** A member's invitation code, created on first use from the member's number. */
export async function affiliateCodeOf(db: Db, memberId: string): Promise<string> {
  const made = `M${BigInt(memberId).toString(36).toUpperCase()}`
  const row = await db.row<{ code: string }>`
    update member set affiliate_code = coalesce(affiliate_code, ${made}) where id = ${BigInt(memberId)}
    returning affiliate_code as code`
  return row?.code ?? made
}

/** Registration address with an invitation code, on the merchant's own site. */
export function registerUrl(siteOrigin: string, code: string): string {
  return `${siteOrigin}/m/register?${new URLSearchParams({ affiliateCode: code })}`
}
