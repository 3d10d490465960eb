import { settleSiteStatus, type SiteStatus } from '@livery/domain'
import { atom, type createStore } from 'jotai'

import { ENTRIES, type BrowserStorage } from '../storage/index.ts'

/** Whether the site is open to this visitor; the frame shows a status page for everything but `normal`. */
export const siteStatusAtom = atom<SiteStatus>({ kind: 'normal' })

export interface SiteStatusKeeper {
  /** Takes what the gateway says now; an answer nobody understands leaves the last known one in force. */
  report(status: SiteStatus): void
}

export interface SiteStatusOptions {
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
}

/** Starts from the last known status, so that a closed site does not flash open while the gateway is asked. */
export function createSiteStatusKeeper({ store, storage }: SiteStatusOptions): SiteStatusKeeper {
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
