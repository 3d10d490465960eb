import { Skeleton } from '@livery/ui/skeleton'
import { lazy, Suspense } from 'react'

import { useInBrowser } from '#platform/device/useInBrowser.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { passkeysSupported } from './support.ts'

const PasskeySignIn = lazy(() => import('./PasskeySignIn.tsx'))

/**
 * Passkey button of the login page, where brand and browser support it. Its code is fetched separately, into a
 * reserved place; when the fetch fails, the other methods of signing in remain.
 */
export function PasskeyEntrance() {
  const { PASSKEYS } = useFlags()
  // The document is made without a browser: its first render keeps the place that nearly every browser will fill.
  const inBrowser = useInBrowser()
  if (!PASSKEYS) return null
  if (!inBrowser) return <Skeleton shape="control" />
  if (!passkeysSupported()) return null
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={<Skeleton shape="control" />}>
        <PasskeySignIn />
      </Suspense>
    </ErrorBoundary>
  )
}
