import { Skeleton } from '@livery/ui/skeleton'
import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useFlags } from '../whitelabel/index.ts'
import { passkeysSupported } from './support.ts'

const PasskeySignIn = lazy(() => import('./PasskeySignIn.tsx'))

/**
 * The passkey's part of the login page, where brand and browser have it. Its code comes on its own, into a place that
 * is kept for it; without it there are the other ways in.
 */
export function PasskeyEntrance() {
  const { PASSKEYS } = useFlags()
  if (!PASSKEYS || !passkeysSupported()) return null
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={<Skeleton shape="control" />}>
        <PasskeySignIn />
      </Suspense>
    </ErrorBoundary>
  )
}
