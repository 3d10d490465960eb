import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { toMinor } from '../ledger/index.ts'
import { moneyLimits, type LimitsOf } from '../limits/moneyLimits.ts'

/**
 * Refuses a stake that could take a member past a loss limit they set.
 *
 * @param stake - minor units, all of which may be lost
 * @throws Failure 422 `limit.loss`
 */
export async function refuseLoss(db: Db, of: LimitsOf, stake: bigint): Promise<void> {
  const { currency } = of.merchant
  for (const { kind, amount, used } of await moneyLimits(db, of)) {
    if (kind !== 'loss' || amount === undefined) continue
    if (toMinor(used, currency) + stake > toMinor(amount, currency)) {
      fail(422, 'limit.loss', {
        message: 'This stake could pass a loss limit.',
        data: { limit: amount, currency },
      })
    }
  }
}
