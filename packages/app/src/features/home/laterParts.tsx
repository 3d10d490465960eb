import { lazy, Suspense, type ReactNode } from 'react'

import { ErrorBoundary } from '../../shell/errors/ErrorBoundary.tsx'
import * as css from './home.css.ts'

/** What stands below the first screen, and what its rail leads to. */
export const later = () => import('./components/belowTheFold.ts')

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
export const LatestDraws = lazy(async () => ({ default: (await later()).LatestDraws }))
export const LiveModels = lazy(async () => ({ default: (await later()).LiveModels }))
export const Lotteries = lazy(async () => ({ default: (await later()).Lotteries }))
export const News = lazy(async () => ({ default: (await later()).News }))
export const Popups = lazy(async () => ({ default: (await later()).Popups }))
export const RecentGames = lazy(async () => ({ default: (await later()).RecentGames }))
export const SiteFooter = lazy(async () => ({ default: (await later()).SiteFooter }))
export const WinnerBoard = lazy(async () => ({ default: (await later()).WinnerBoard }))

export interface LaterProps {
  readonly children: ReactNode
  /** Whether its place is kept while it is being fetched; what lies over the page has none. Default true. */
  readonly place?: boolean
}

/** A part that is being fetched, and home standing when it cannot be. */
export function Later({ children, place = true }: LaterProps) {
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={place && <div className={css.shelfPlace} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
