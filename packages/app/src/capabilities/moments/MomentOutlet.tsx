import { useAtom } from 'jotai'
import { lazy, Suspense, useCallback } from 'react'

import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import { momentsAtom } from './moments.atoms.ts'

const Celebration = lazy(() => import('./Celebration.tsx'))

/** Shows moments one after the other, when nothing covers the page; without their code they pass in silence. */
export function MomentOutlet() {
  const [[moment], setMoments] = useAtom(momentsAtom)
  const turn = useUnsolicitedQueue('moment', moment !== undefined)
  const close = useCallback(() => setMoments((waiting) => waiting.slice(1)), [setMoments])
  if (!moment || !turn) return null
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={null}>
        <Celebration moment={moment} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )
}
