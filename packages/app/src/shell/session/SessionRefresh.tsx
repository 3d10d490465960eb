import { useEffect } from 'react'

import { useSession, useShell } from '../boot/index.ts'
import { refreshSession } from './refreshSession.ts'

/** How often an open tab prolongs its session, ms; well inside what gateways give. */
const REFRESH_EVERY = 10 * 60_000

/** Keeps the session of a player who is here from ending: it slides on while the tab is in view. */
export function SessionRefresh() {
  const { gateway, session } = useShell()
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
        // A session that is over has been dealt with where every failure is; anything else gets its next turn.
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
