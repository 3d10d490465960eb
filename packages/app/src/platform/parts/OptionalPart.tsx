import { startTransition, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { ErrorBoundary } from './ErrorBoundary.tsx'
import { forgetFailures } from './lazyPage.ts'

/** Interval at which a missing part is tried again, ms. */
const TRY_AGAIN_EVERY = 60_000

export interface OptionalPartProps {
  readonly children: ReactNode
  /** Content while the part is being fetched. Default: none. */
  readonly fallback?: ReactNode
  /** True when the part suspends together with its siblings; otherwise it appears as soon as it is loaded. */
  readonly waitedFor?: boolean
}

/**
 * Boundary of a part that the page can do without: when it fails, the page stays, and the part is tried again with the
 * next page, when the network returns, and every minute (S-frame-27).
 */
export function OptionalPart({ children, fallback, waitedFor }: OptionalPartProps) {
  return (
    <ErrorBoundary renderFailure={(_, retry) => <TryAgain retry={retry} />}>
      {waitedFor ? children : <Suspense fallback={fallback}>{children}</Suspense>}
    </ErrorBoundary>
  )
}

function TryAgain({ retry }: { readonly retry: () => void }) {
  const { key } = useLocation()
  const failedAt = useRef(key)
  const tryAgain = useEffectEvent(() => {
    forgetFailures()
    // In a transition, the rest of the page stays as it is while the part is on its way.
    startTransition(retry)
  })
  useEffect(() => {
    if (key !== failedAt.current) tryAgain()
    const again = (): void => tryAgain()
    const timer = setInterval(again, TRY_AGAIN_EVERY)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [key])
  return null
}
