import { lazy, Suspense, type ReactNode } from 'react'

import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

import * as css from './home.css.ts'

/** Lazy import of the parts below the first screen and behind the category rail. */
export const loadLazyParts = () => import('./components/lazyPartsChunk.ts')

export const CategoryPanel = lazy(async () => ({ default: (await loadLazyParts()).CategoryPanel }))
export const FavouriteGames = lazy(async () => ({ default: (await loadLazyParts()).FavouriteGames }))
export const FloatingLinks = lazy(async () => ({ default: (await loadLazyParts()).FloatingLinks }))
export const InviteBanner = lazy(async () => ({ default: (await loadLazyParts()).InviteBanner }))
export const JackpotBoard = lazy(async () => ({ default: (await loadLazyParts()).JackpotBoard }))
export const LatestDraws = lazy(async () => ({ default: (await loadLazyParts()).LatestDraws }))
export const LiveModels = lazy(async () => ({ default: (await loadLazyParts()).LiveModels }))
export const Lotteries = lazy(async () => ({ default: (await loadLazyParts()).Lotteries }))
export const News = lazy(async () => ({ default: (await loadLazyParts()).News }))
export const Popups = lazy(async () => ({ default: (await loadLazyParts()).Popups }))
export const RecentGames = lazy(async () => ({ default: (await loadLazyParts()).RecentGames }))
export const SiteFooter = lazy(async () => ({ default: (await loadLazyParts()).SiteFooter }))
export const WinnerBoard = lazy(async () => ({ default: (await loadLazyParts()).WinnerBoard }))

export interface LazyPartProps {
  readonly children: ReactNode
  /** True when a placeholder is shown while the part is being fetched; overlays need none. Default true. */
  readonly place?: boolean
}

/** Lazily fetched part; home is unaffected when the fetch fails. */
export function LazyPart({ children, place = true }: LazyPartProps) {
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={place && <div className={css.shelfPlace} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
