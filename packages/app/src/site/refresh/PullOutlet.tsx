import { useEffect, useState } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'

const PullToRefresh = lazyPart(() => import('./PullToRefresh.tsx'))

/** Outlet of pulling to refresh, whose code is fetched by the first finger on a page that has it. */
export function PullOutlet() {
  const { route } = useRoute()
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const note = (): void => setTouched(true)
    addEventListener('touchstart', note, { once: true, passive: true })
    return () => removeEventListener('touchstart', note)
  }, [touched])
  if (!touched || !route.pulls) return null
  return (
    <OptionalPart>
      <PullToRefresh key={route.id} />
    </OptionalPart>
  )
}
