import { Suspense, useEffect, useState } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'

import { isBarExpected, ReservedBarSpace } from './ReservedBarSpace.tsx'

const InstallOffers = lazyPart(() => import('./InstallOffers.tsx'))

/** Delay of the app offer on a visit without reserved space, ms. */
const LOOK_AFTER = 2_500

/** Outlet of the download bar and the popup on the home routes. */
export function InstallBar() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    // Reserved space is an empty strip until the bar is there.
    const timer = setTimeout(() => setWanted(true), isBarExpected() ? 0 : LOOK_AFTER)
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
