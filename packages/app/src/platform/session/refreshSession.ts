import { newId, unwrap, type Gateway } from '@livery/api'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

import type { SessionStore } from './session.ts'

/** Name of the Web Lock that serializes the site's tabs; locks belong to one origin, and so to one brand. */
const LOCK = 'session-token'

/** Runs the work exclusively among the site's tabs. Browsers without locks (plain http) run it at once. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}

/** Services that a refresh needs. */
export interface RefreshParts {
  readonly gateway: Gateway
  readonly session: SessionStore
  readonly storage: BrowserStorage
}

/**
 * Prolongs the session. The new token invalidates the old one at once, so a lock serializes the tabs: a tab that
 * finds a new token once it has the lock does nothing more. Without an answer the token may have been replaced all the
 * same: the next refresh, also in another tab or after a reload, repeats this one under its key.
 *
 * @throws GatewayError
 */
export async function refreshSession({ gateway, session, storage }: RefreshParts): Promise<void> {
  const before = session.current()?.token
  await oneAtATime(async () => {
    if (before === undefined || session.latest()?.token !== before) return
    const refreshKey = storage.read(ENTRIES.refreshKey) ?? newId()
    storage.write(ENTRIES.refreshKey, refreshKey)
    const { token } = await unwrap(
      gateway.POST('/wps/session/refresh', { params: { query: { refreshKey } } }),
    )
    session.prolong(token)
    storage.remove(ENTRIES.refreshKey)
  })
}

/** True while a refresh got no answer, so that the token in force may be one that this site has never seen. */
export const awaitsRefresh = (storage: BrowserStorage): boolean =>
  storage.read(ENTRIES.refreshKey) !== undefined

/** True for a refresh of the session. */
export const isRefresh = ({ url }: Request): boolean => new URL(url).searchParams.has('refreshKey')

/** The current token, read once no tab is about to replace it. */
export async function tokenInForce(session: SessionStore): Promise<string | undefined> {
  return oneAtATime(async () => session.latest()?.token)
}
