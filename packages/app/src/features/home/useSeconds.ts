import { useEffect, useState } from 'react'

const SECOND = 1_000

/**
 * Whole seconds since a moment, ticking while the page is in view.
 * @param since ms since 1970
 */
export function useSeconds(since: number): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }, SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - since) / SECOND))
}
