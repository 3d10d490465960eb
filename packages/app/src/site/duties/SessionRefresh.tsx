import { useEffect } from 'react'

import { useSession, useServices } from '#platform/boot/ServicesContext.ts'
import { refreshSession } from '#platform/session/refreshSession.ts'

/** Interval at which an open tab prolongs its session, ms; well below the lifetime that gateways give. */
const REFRESH_EVERY = 10 * 60_000

/** Prolongs the session at an interval while the tab is visible, so that an active player stays signed in. */
export function SessionRefresh() {
  const { gateway, session } = useServices()
  const signedIn = useSession() !== undefined

  useEffect(() => {
    if (!signedIn) return
    let last = Date.now()
    async function refresh(): Promise<void> {
      if (document.visibilityState !== 'visible' || Date.now() - last < REFRESH_EVERY) return
      last = Date.now()
      try {
        await refreshSession(gateway, session)
      } catch {
        // An ended session has been handled by the handler of every failure; other failures are retried at the next
        // interval.
      }
    }
    const timer = setInterval(refresh, REFRESH_EVERY)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [signedIn, gateway, session])

  return null
}
