import { useEffect, useSyncExternalStore } from 'react'

/** Orientation of the phone that a game needs. */
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
 * Locks the screen orientation that a game needs, as far as the browser allows that (installed, on Android).
 *
 * @returns true when the player has to turn the phone by hand
 */
export function useOrientation(wanted: Orientation): boolean {
  const landscape = useSyncExternalStore(subscribe, () => matchMedia(LANDSCAPE).matches)
  useEffect(() => {
    if (wanted === 'any') return
    const orientation: LockableOrientation = screen.orientation
    // A page in a browser's tab may not lock it: the hint asks the player instead.
    orientation.lock?.(wanted).catch(() => undefined)
    return () => orientation.unlock?.()
  }, [wanted])
  return wanted !== 'any' && landscape !== (wanted === 'landscape')
}
