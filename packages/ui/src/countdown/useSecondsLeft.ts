import { useEffect, useState } from 'react'

/** Interval at which the clock is read (S-verification-07). */
const TICK_MS = 500

const secondsUntil = (until: number | undefined): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Whole seconds until a moment (ms since 1970), 0 once it is past.
 * Reads the clock instead of counting ticks, so that a phone that slept shows the truth when it wakes.
 */
export function useSecondsLeft(until: number | undefined): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const read = (): void => {
      const now = secondsUntil(until)
      setLeft(now)
      if (now === 0) stop()
    }
    const timer = setInterval(read, TICK_MS)
    const stop = (): void => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
    document.addEventListener('visibilitychange', read)
    read()
    return stop
  }, [until])
  return left
}
