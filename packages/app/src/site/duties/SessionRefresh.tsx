import { useEffect } from 'react'

import { useSession, useServices } from '#platform/boot/ServicesContext.ts'
import { awaitsRefresh, refreshSession } from '#platform/session/refreshSession.ts'

/** Interval at which an open tab prolongs its session, ms; well below the lifetime that gateways give. */
const REFRESH_EVERY = 10 * 60_000

/** Time until a refresh without an answer is repeated, ms; it doubles from one repeat to the next. */
const FIRST_REPEAT_AFTER = 5000

/** Prolongs the session at an interval while the tab is visible, so that an active player stays signed in. */
export function SessionRefresh() {
  const { gateway, session, storage } = useServices()
  const signedIn = useSession() !== undefined

  useEffect(() => {
    if (!signedIn) return
    let isOver = false
    let last = Date.now()
    let repeatAfter = FIRST_REPEAT_AFTER
    let repeat: ReturnType<typeof setTimeout> | undefined
    const isDue = (): boolean => Date.now() - last >= REFRESH_EVERY || awaitsRefresh(storage)
    async function refresh(): Promise<void> {
      if (document.visibilityState !== 'visible' || !isDue()) return
      last = Date.now()
      clearTimeout(repeat)
      try {
        await refreshSession({ gateway, session, storage })
        repeatAfter = FIRST_REPEAT_AFTER
      } catch {
        // An ended session has been handled by the handler of every failure.
        if (isOver || !awaitsRefresh(storage)) return
        repeat = setTimeout(refresh, repeatAfter)
        repeatAfter = Math.min(2 * repeatAfter, REFRESH_EVERY)
      }
    }
    void refresh()
    const timer = setInterval(refresh, REFRESH_EVERY)
    document.addEventListener('visibilitychange', refresh)
    globalThis.addEventListener('online', refresh)
    return () => {
      isOver = true
      clearInterval(timer)
      clearTimeout(repeat)
      document.removeEventListener('visibilitychange', refresh)
      globalThis.removeEventListener('online', refresh)
    }
  }, [signedIn, gateway, session, storage])

  return null
}
