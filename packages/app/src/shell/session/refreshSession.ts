import { unwrap, type Gateway } from '@livery/api'

import type { SessionKeeper } from './session.ts'

/** Names the turn that the site's tabs take; locks are of one origin, and so of one brand. */
const LOCK = 'session-token'

/** Runs alone among the site's tabs; where the browser has no locks (plain http) alone in none of them. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}

/**
 * Prolongs the session. The new token takes the place of the old one at once, so the tabs do this one after the other:
 * whoever finds a new token when the turn comes leaves it at that.
 *
 * @throws GatewayError
 */
export async function refreshSession(gateway: Gateway, session: SessionKeeper): Promise<void> {
  const before = session.current()?.token
  await oneAtATime(async () => {
    if (before === undefined || session.latest()?.token !== before) return
    session.prolong((await unwrap(gateway.POST('/wps/session/refresh'))).token)
  })
}

/** The token in force, once no tab is about to replace it. */
export async function tokenInForce(session: SessionKeeper): Promise<string | undefined> {
  return oneAtATime(async () => session.latest()?.token)
}
