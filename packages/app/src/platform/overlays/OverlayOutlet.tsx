import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { whenUsed } from '#platform/device/whenUsed.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

import { dialogsAtom, loadingAtom, toastsAtom } from './overlays.atoms.ts'

const fetchHost = () => import('./OverlayHost.tsx')
const OverlayHost = lazyPart(fetchHost)

const countAtom = atom((get) => get(toastsAtom).length + get(dialogsAtom).length + get(loadingAtom).length)

/**
 * Outlet of toasts, dialogs and loading messages. Their code is fetched with the first one, or when the site is idle.
 */
export function OverlayOutlet() {
  const count = useAtomValue(countAtom)
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    const start = (): void =>
      void fetchHost().then(
        () => setStarted(true),
        () => undefined,
      )
    // A host whose code does not come is asked for again with the next message, or with the network.
    if (count > 0 || !navigator.onLine) start()
    // Early enough to be there when the network fails.
    else whenUsed(() => void fetchHost().catch(() => undefined), ending.signal)
    // The host says that there is no network; without its code, which the network brings, nothing can.
    for (const name of ['offline', 'online']) window.addEventListener(name, start, { signal: ending.signal })
    return () => ending.abort()
  }, [count])
  return (
    started && (
      <OptionalPart>
        <OverlayHost />
      </OptionalPart>
    )
  )
}
