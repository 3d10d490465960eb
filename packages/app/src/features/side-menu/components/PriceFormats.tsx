import { lazy, Suspense } from 'react'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

/** Loaded by brands that show prices alone. */
const PriceFormatChoice = lazy(async () => ({
  default: (await import('#capabilities/sports/PriceFormatChoice.tsx')).PriceFormatChoice,
}))

/** Notation of prices, for brands that show some. */
export function PriceFormats() {
  const { layout } = useTenant()
  if (!layout.home.some(({ kind }) => kind === 'sports-board')) return null
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={null}>
        <PriceFormatChoice />
      </Suspense>
    </ErrorBoundary>
  )
}
