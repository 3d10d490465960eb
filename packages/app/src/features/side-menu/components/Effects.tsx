import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

const EffectsChoice = lazy(async () => ({
  default: (await import('#capabilities/effects/EffectsChoice.tsx')).EffectsChoice,
}))

/** Settings of sound and vibration, fetched with the open menu. */
export function Effects() {
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={null}>
        <EffectsChoice />
      </Suspense>
    </ErrorBoundary>
  )
}
