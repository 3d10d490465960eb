import { useEffect } from 'react'

/**
 * Wake lock while a game is open: the player does not touch the screen during a spin. Without support for it the
 * screen may sleep.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let ended = false
    // The browser releases the lock whenever the page is hidden.
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (ended) await lock.release()
      } catch {
        // The lock may be refused, for example at low battery; the game goes on.
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
