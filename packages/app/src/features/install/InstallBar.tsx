import { lazy, Suspense, useEffect, useState } from 'react'

import { ReservedBarSpace } from './ReservedBarSpace.tsx'

const InstallOffers = lazy(() => import('./InstallOffers.tsx'))

/** Delay of the app offer after the page is idle, ms. */
const LOOK_AFTER = 2_500

/** Outlet of the download bar and the popup on the home routes. */
export function InstallBar() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), LOOK_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ReservedBarSpace>
      {wanted && (
        <Suspense fallback={null}>
          <InstallOffers />
        </Suspense>
      )}
    </ReservedBarSpace>
  )
}
