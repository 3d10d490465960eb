import { effectiveFlags, type Flags, type WhitelabelFlag } from '@livery/domain/site'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { type MerchantState, readState } from '../state/merchantState.ts'

/** Current flags of a merchant, with the console's changes. */
export async function liveFlags(db: Db, merchant: Merchant): Promise<Flags> {
  return flagsUnder(merchant, await readState(db, merchant.code))
}

/** Flags of a merchant under settings of the console that have been read already. */
export const flagsUnder = ({ tenant }: Merchant, { flags }: MerchantState): Flags =>
  effectiveFlags(tenant.flags, flags)

/**
 * Requires a flag.
 * @throws Failure 403 `feature.off` when the merchant does not have the feature
 */
export async function requireFlag(db: Db, merchant: Merchant, flag: WhitelabelFlag): Promise<void> {
  const flags = await liveFlags(db, merchant)
  if (!flags[flag]) fail(403, 'feature.off', { message: `${merchant.name} does not offer this.` })
}
