import { lazy, Suspense, useEffect, useState } from 'react'

import { BarRoom } from './BarRoom.tsx'

const InstallOffers = lazy(() => import('./InstallOffers.tsx'))

/** The app is offered once the page is at rest, ms. */
const LOOK_AFTER = 2_500

/** Place of the download bar on the home routes, and of the popup beside it. */
export function InstallBar() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), LOOK_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <BarRoom>
      {wanted && (
        <Suspense fallback={null}>
          <InstallOffers />
        </Suspense>
      )}
    </BarRoom>
  )
}
