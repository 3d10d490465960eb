import { settleSiteStatus, type SiteStatus } from '@livery/domain/site'
import { atom, type createStore } from 'jotai'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

/** Status of the site for this visitor; the frame shows a status page for everything but `normal`. */
export const siteStatusAtom = atom<SiteStatus>({ kind: 'normal' })

export interface SiteStatusStore {
  /** Stores the gateway's status; an unknown status leaves the last known one unchanged. */
  report(status: SiteStatus): void
}

export interface SiteStatusOptions {
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
}

/** Starts from the last known status, so that a closed site does not flash open while the gateway is asked. */
export function createSiteStatusStore({ store, storage }: SiteStatusOptions): SiteStatusStore {
  const known = storage.read(ENTRIES.status)
  if (known) store.set(siteStatusAtom, known)
  return {
    report(status) {
      const settled = settleSiteStatus(storage.read(ENTRIES.status) ?? null, status)
      if (settled.kind !== 'unknown') storage.write(ENTRIES.status, settled)
      store.set(siteStatusAtom, settled)
    },
  }
}
