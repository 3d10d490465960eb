import { useEffect, useSyncExternalStore } from 'react'

/** How a game wants the phone to be held. */
export type Orientation = 'any' | 'portrait' | 'landscape'

/** The part of the orientation API that not every browser has; missing from the DOM's own types. */
interface LockableOrientation {
  lock?(orientation: 'portrait' | 'landscape'): Promise<void>
  unlock?(): void
}

const LANDSCAPE = '(orientation: landscape)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(LANDSCAPE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Turns the screen the way a game was made for, as far as the browser lets a page do that (installed, on Android).
 * @returns whether the player has to turn the phone themselves
 */
export function useOrientation(wanted: Orientation): boolean {
  const landscape = useSyncExternalStore(subscribe, () => matchMedia(LANDSCAPE).matches)
  useEffect(() => {
    if (wanted === 'any') return
    const orientation: LockableOrientation = screen.orientation
    // A page in a browser's tab may not: the hint tells the player instead.
    orientation.lock?.(wanted).catch(() => undefined)
    return () => orientation.unlock?.()
  }, [wanted])
  return wanted !== 'any' && landscape !== (wanted === 'landscape')
}
