import { atom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'

import { whenUsed } from '#platform/device/whenUsed.ts'

import { dialogsAtom, loadingAtom, toastsAtom } from './overlays.atoms.ts'

const fetchHost = () => import('./OverlayHost.tsx')
const OverlayHost = lazy(fetchHost)

const anythingAtom = atom(
  (get) => get(toastsAtom).length + get(dialogsAtom).length + get(loadingAtom).length > 0,
)

/**
 * Outlet of toasts, dialogs and loading messages. Their code is fetched with the first one, or when the site is idle.
 */
export function OverlayOutlet() {
  const wanted = useAtomValue(anythingAtom)
  const [started, setStarted] = useState(false)
  if (wanted && !started) setStarted(true)
  useEffect(() => {
    const ending = new AbortController()
    // Early enough to be there when the network fails.
    whenUsed(() => void fetchHost().catch(() => undefined), ending.signal)
    // The host says that there is no network; without its code, which the network brings, nothing can.
    const tellOffline = (): void =>
      void fetchHost().then(
        () => setStarted(true),
        () => undefined,
      )
    if (!navigator.onLine) tellOffline()
    window.addEventListener('offline', tellOffline, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return (
    started && (
      <Suspense fallback={null}>
        <OverlayHost />
      </Suspense>
    )
  )
}
