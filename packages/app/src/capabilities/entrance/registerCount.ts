import { atom } from 'jotai'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isNumber } from '#platform/storage/guards.ts'

const ENTRY: StorageEntry<number> = {
  key: 'registerCount',
  area: 'local',
  encoding: 'json',
  guard: isNumber,
}

/** Number of accounts registered on this device, for all pages (S-register-22); undefined until a page has read it. */
const countAtom = atom<number>()

/** Number of accounts registered on this device: read from the storage that is passed, and set to the next number. */
export const registerCountAtom = atom(
  (get) => get(countAtom) ?? 0,
  (get, set, storage: BrowserStorage, step: 'read' | 'add') => {
    const count = (get(countAtom) ?? storage.read(ENTRY) ?? 0) + (step === 'add' ? 1 : 0)
    set(countAtom, count)
    if (step === 'add') storage.write(ENTRY, count)
  },
)
