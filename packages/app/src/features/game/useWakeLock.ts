import { useEffect } from 'react'

/** Keeps the screen awake while a game is open: nobody touches it while the reels turn. Where that is not given, it sleeps. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let ended = false
    // The browser lets go of the screen whenever the page is hidden.
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (ended) await lock.release()
      } catch {
        // A low battery, or a browser that will not: the game plays on.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
