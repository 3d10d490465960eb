import { useEffect, useState } from 'react'

const SECOND = 1_000

/**
 * Whole seconds since a moment, ticking while they are visible: an inactive page does no work.
 *
 * @param since ms since 1970
 * @param seen true while the display is on the screen
 */
export function useSeconds(since: number, seen: boolean): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    if (!seen) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }, SECOND)
    return () => clearInterval(timer)
  }, [seen])
  return Math.max(0, Math.floor((now - since) / SECOND))
}
