import { atom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'

import { dialogsAtom, loadingAtom, toastsAtom } from './overlays.atoms.ts'

const fetchHost = () => import('./OverlayHost.tsx')
const OverlayHost = lazy(fetchHost)

const anythingAtom = atom(
  (get) => get(toastsAtom).length + get(dialogsAtom).length + get(loadingAtom).length > 0,
)

/** How long after the first paint the host is fetched by itself, ms: before a failing network would need it. */
const FETCH_AFTER = 4_000

/** The place of toasts, dialogs and loading messages. Their code is fetched when the first is wanted, or the site is at rest. */
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
