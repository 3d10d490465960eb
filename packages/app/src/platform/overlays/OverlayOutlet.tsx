import { atom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'

import { dialogsAtom, loadingAtom, toastsAtom } from './overlays.atoms.ts'

const fetchHost = () => import('./OverlayHost.tsx')
const OverlayHost = lazy(fetchHost)

const anythingAtom = atom(
  (get) => get(toastsAtom).length + get(dialogsAtom).length + get(loadingAtom).length > 0,
)

/** Delay after the first paint until the host is prefetched, ms: early enough to be there when the network fails. */
const FETCH_AFTER = 4_000

/**
 * Outlet of toasts, dialogs and loading messages. Their code is fetched with the first one, or when the site is idle.
 */
export function OverlayOutlet() {
  const wanted = useAtomValue(anythingAtom)
  const [started, setStarted] = useState(false)
  if (wanted && !started) setStarted(true)
  useEffect(() => {
    const timer = setTimeout(() => void fetchHost().catch(() => undefined), FETCH_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    started && (
      <Suspense fallback={null}>
        <OverlayHost />
      </Suspense>
    )
  )
}
