import { lazy, Suspense, type ReactNode } from 'react'

import { ErrorBoundary } from '../../shell/errors/ErrorBoundary.tsx'
import * as css from './home.css.ts'

const later = () => import('./components/belowTheFold.ts')

// On its way at once, beside the first answers of the gateway: the shelves are just below the first screen. A failure
// is met by whoever renders a part.
later().catch(() => undefined)

export const CategoryPanel = lazy(async () => ({ default: (await later()).CategoryPanel }))
export const CategoryShelf = lazy(async () => ({ default: (await later()).CategoryShelf }))
export const FavouriteGames = lazy(async () => ({ default: (await later()).FavouriteGames }))
export const FloatingLinks = lazy(async () => ({ default: (await later()).FloatingLinks }))
export const HotGames = lazy(async () => ({ default: (await later()).HotGames }))
export const InviteBanner = lazy(async () => ({ default: (await later()).InviteBanner }))
export const JackpotBoard = lazy(async () => ({ default: (await later()).JackpotBoard }))
export const RecentGames = lazy(async () => ({ default: (await later()).RecentGames }))
export const SiteFooter = lazy(async () => ({ default: (await later()).SiteFooter }))
export const WinnerBoard = lazy(async () => ({ default: (await later()).WinnerBoard }))

/** Keeps the place of a part that is being fetched, and home standing when it cannot be. */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={<div className={css.shelfPlace} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
