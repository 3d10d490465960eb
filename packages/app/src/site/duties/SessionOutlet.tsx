import { lazy, Suspense } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

const SessionDuties = lazy(() => import('./SessionDuties.tsx'))

/** Session duties, fetched when a player is signed in. A failed fetch is tried again with the next visit. */
export function SessionOutlet() {
  const signedIn = useSession() !== undefined
  return (
    signedIn && (
      <ErrorBoundary renderFailure={() => null}>
        <Suspense fallback={null}>
          <SessionDuties />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
