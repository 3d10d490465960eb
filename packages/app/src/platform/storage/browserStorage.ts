import type { StorageEntry } from './entries.ts'

/** The two areas a browser offers; either may be missing or refuse at any time. */
export interface StorageAreas {
  readonly local: Storage | undefined
  readonly session: Storage | undefined
}

/**
 * Typed storage that never throws. A value that fails its entry's guard reads as absent and is erased; a write that
 * the browser refuses (quota, private mode) is kept in memory for the rest of the visit.
 */
export interface BrowserStorage {
  read<T>(entry: StorageEntry<T>): T | undefined
  write<T>(entry: StorageEntry<T>, value: T): void
  remove(entry: StorageEntry<unknown>): void
  /** Erases everything in the session area. */
  clearSession(): void
  /** Calls back when another tab changed the entry (with the new value, or undefined when it was erased). */
  subscribe<T>(entry: StorageEntry<T>, listener: (value: T | undefined) => void): () => void
}

function encode<T>(entry: StorageEntry<T>, value: T): string {
  return entry.encoding === 'text' ? String(value) : JSON.stringify(value)
}

function decode<T>(entry: StorageEntry<T>, raw: string | null): T | undefined {
  if (raw === null) return undefined
  try {
    const value: unknown = entry.encoding === 'text' ? raw : JSON.parse(raw)
    return entry.guard(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The areas of this browser; reading `localStorage` itself throws where cookies are blocked. */
function browserAreas(): StorageAreas {
  const area = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return globalThis[name]
    } catch {
      return undefined
    }
  }
  return { local: area('localStorage'), session: area('sessionStorage') }
}

export function createBrowserStorage(areas: StorageAreas = browserAreas()): BrowserStorage {
  /** Values that the browser refused to store, by key. */
  const kept = new Map<string, string>()

  function rawOf(entry: StorageEntry<unknown>): string | null {
    const inMemory = kept.get(entry.key)
    if (inMemory !== undefined) return inMemory
    try {
      return areas[entry.area]?.getItem(entry.key) ?? null
    } catch {
      return null
    }
  }

  function erase(entry: StorageEntry<unknown>): void {
    kept.delete(entry.key)
    try {
      areas[entry.area]?.removeItem(entry.key)
    } catch {
      // An area that refuses removal holds nothing of this site.
    }
  }

  return {
    read(entry) {
      const raw = rawOf(entry)
      const value = decode(entry, raw)
      if (raw !== null && value === undefined) erase(entry)
      return value
    },
    write(entry, value) {
      const raw = encode(entry, value)
      try {
        const area = areas[entry.area]
        if (area === undefined) throw new Error('no storage area')
        area.setItem(entry.key, raw)
        kept.delete(entry.key)
      } catch {
        kept.set(entry.key, raw)
      }
    },
    remove: erase,
    clearSession() {
      try {
        areas.session?.clear()
      } catch {
        // The area held no value.
      }
    },
    subscribe(entry, listener) {
      function onStorage(event: StorageEvent): void {
        const cleared = event.key === null
        if (!cleared && event.key !== entry.key) return
        listener(decode(entry, cleared ? null : event.newValue))
      }
      globalThis.addEventListener('storage', onStorage)
      return () => globalThis.removeEventListener('storage', onStorage)
    },
  }
}
