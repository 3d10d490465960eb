import { effectiveFlags, type Flags, type WhitelabelFlag } from '@livery/domain'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { readState } from '../state/merchantState.ts'

/** The merchant's flags as the console has them. */
export async function liveFlags(db: Db, merchant: Merchant): Promise<Flags> {
  const { flags } = await readState(db, merchant.code)
  return effectiveFlags(merchant.tenant.flags, flags)
}

/** @throws Failure 403 `feature.off` when the merchant does not have the feature */
export async function requireFlag(db: Db, merchant: Merchant, flag: WhitelabelFlag): Promise<void> {
  const flags = await liveFlags(db, merchant)
  if (!flags[flag]) fail(403, 'feature.off', { message: `${merchant.name} does not offer this.` })
}
