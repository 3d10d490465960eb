import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

/** Number of visits with this device, this one included; a tab that stays open is one visit. */
export function visitsOf(storage: Pick<BrowserStorage, 'read'>): number {
  return storage.read(ENTRIES.visits) ?? 0
}

/** True from the second visit with this device on. */
export const isReturning = (storage: Pick<BrowserStorage, 'read'>): boolean => visitsOf(storage) > 1

/** Counts this visit, once for each tab. */
export function countVisit(storage: BrowserStorage): void {
  if (storage.read(ENTRIES.visiting) !== undefined) return
  storage.write(ENTRIES.visiting, '1')
  storage.write(ENTRIES.visits, visitsOf(storage) + 1)
}
