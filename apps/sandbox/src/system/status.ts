import type { Merchant } from '../merchants.ts'
import type { MerchantState } from '../state/merchantState.ts'

/**
 * Numeric status under the tenant's reading. A: 1 restricted, 2 maintenance. B: 1 maintenance, 2
 * restricted.
 */
export function numericStatus({ tenant }: Merchant, state: MerchantState): number {
  if (state.status !== null) return state.status
  const [maintenance, restricted] = tenant.gateway.statusReading === 'A' ? [2, 1] : [1, 2]
  if (state.maintenance) return maintenance
  return state.regionRestriction ? restricted : 0
}
