import { isText } from '../../../shell/storage/guards.ts'
import type { StorageEntry } from '../../../shell/storage/index.ts'

/**
 * The number of the deposit that was opened last on this device: the pay page leads back without one. Kept for all tabs,
 * because the pay page comes back in its own.
 */
export const LATEST_DEPOSIT: StorageEntry<string> = {
  key: 'latestDeposit',
  area: 'local',
  encoding: 'text',
  guard: isText,
}
