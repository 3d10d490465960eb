import { atom, type createStore } from 'jotai'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES, type StoredSession } from '#platform/storage/entries.ts'

import { sessionFromStorage, sessionToStorage } from './storedSession.ts'

/** A signed-in player, member or trial. */
export interface Session {
  readonly token: string
  readonly memberName: string
  /** Member type number, so that a session is the `SessionFacts` of `@livery/domain`'s rules. */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The current session, or undefined for a visitor. Written by the session keeper alone. */
export const sessionAtom = atom<Session | undefined>(undefined)

export interface SessionStore {
  current(): Session | undefined
  /** The current session, including one that another tab has just stored and this tab has not received yet. */
  latest(): Session | undefined
  /** Stores a new session and notifies the other tabs. */
  start(session: Session): void
  /** Stores the token that replaces the current one. */
  prolong(token: string): void
  /** Clears the session and its data, here and in the other tabs. */
  end(): void
  /** Calls back after the player changed: signed in, signed out, or did so in another tab. */
  onChange(listener: (session: Session | undefined) => void): () => void
}

export interface SessionKeeperOptions {
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
  /** Session of another merchant on the same origin: ignored. */
  readonly merchantCode: string
}

export function createSessionStore({ store, storage, merchantCode }: SessionKeeperOptions): SessionStore {
  const listeners = new Set<(session: Session | undefined) => void>()

  function adopt(session: Session | undefined): void {
    const before = store.get(sessionAtom)
    if (before?.token === session?.token && before?.type === session?.type) return
    store.set(sessionAtom, session)
    // A prolonged session has another token and the same player.
    if (before?.memberName === session?.memberName && before?.type === session?.type) return
    for (const listener of listeners) listener(session)
  }

  // After a sign-out nobody is signed in by itself: a session that a slow tab stored meanwhile is left alone.
  const mayResume = (): boolean => storage.read(ENTRIES.autoLogin) !== '0'
  const adoptStored = (stored: StoredSession | undefined): void =>
    adopt(mayResume() ? sessionFromStorage(stored, merchantCode) : undefined)

  function latest(): Session | undefined {
    adoptStored(storage.read(ENTRIES.session))
    return store.get(sessionAtom)
  }

  latest()
  storage.subscribe(ENTRIES.session, adoptStored)

  function keep(session: Session): void {
    storage.write(ENTRIES.session, sessionToStorage(session, merchantCode))
    adopt(session)
  }

  return {
    current: () => store.get(sessionAtom),
    latest,
    start(session) {
      storage.write(ENTRIES.autoLogin, '1')
      keep(session)
    },
    prolong(token) {
      const session = store.get(sessionAtom)
      if (session && mayResume()) keep({ ...session, token })
    },
    end() {
      storage.remove(ENTRIES.session)
      storage.remove(ENTRIES.memberInfo)
      storage.remove(ENTRIES.refreshKey)
      storage.clearSession()
      storage.write(ENTRIES.autoLogin, '0')
      adopt(undefined)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
