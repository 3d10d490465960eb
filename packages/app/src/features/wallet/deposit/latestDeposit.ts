import type { StorageEntry } from '#platform/storage/entries.ts'
import { isText } from '#platform/storage/guards.ts'

/**
 * Order number of the latest deposit on this device: the payment page returns without one. Stored for all tabs,
 * because the payment page returns in its own.
 */
export const LATEST_DEPOSIT: StorageEntry<string> = {
  key: 'latestDeposit',
  area: 'local',
  encoding: 'text',
  guard: isText,
}
