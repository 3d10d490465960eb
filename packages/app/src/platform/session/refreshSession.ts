import { unwrap, type Gateway } from '@livery/api'

import type { SessionStore } from './session.ts'

/** Name of the Web Lock that serializes the site's tabs; locks belong to one origin, and so to one brand. */
const LOCK = 'session-token'

/** Runs the work exclusively among the site's tabs. Browsers without locks (plain http) run it at once. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}

/**
 * Prolongs the session. The new token invalidates the old one at once, so a lock serializes the tabs: a tab that
 * finds a new token once it has the lock does nothing more.
 *
 * @throws GatewayError
 */
export async function refreshSession(gateway: Gateway, session: SessionStore): Promise<void> {
  const before = session.current()?.token
  await oneAtATime(async () => {
    if (before === undefined || session.latest()?.token !== before) return
    session.prolong((await unwrap(gateway.POST('/wps/session/refresh'))).token)
  })
}

/** The current token, read once no tab is about to replace it. */
export async function tokenInForce(session: SessionStore): Promise<string | undefined> {
  return oneAtATime(async () => session.latest()?.token)
}
