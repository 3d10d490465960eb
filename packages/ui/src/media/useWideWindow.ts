import { useSyncExternalStore } from 'react'

import { WIDE_WINDOW } from '../styling/windows.ts'

function listen(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE_WINDOW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/**
 * True where there is room for a second pane, for parts whose elements differ there. What only looks different takes
 * `WIDE_WINDOW` in its styles. A document is made for a phone.
 */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(WIDE_WINDOW).matches,
    () => false,
  )
