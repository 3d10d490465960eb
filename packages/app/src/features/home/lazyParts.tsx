import type { HomeSectionKind } from '@livery/tenant'
import { lazy, Suspense, type ReactNode } from 'react'

import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

import * as css from './home.css.ts'

/** Lazy import of the parts below the first screen and behind the category rail. */
export const loadLazyParts = () => import('./components/lazyPartsChunk.ts')

export const AccountPanel = lazy(async () => ({ default: (await loadLazyParts()).AccountPanel }))
export const CategoryPanel = lazy(async () => ({ default: (await loadLazyParts()).CategoryPanel }))
export const Favourites = lazy(async () => ({ default: (await loadLazyParts()).FavouriteGames }))
export const FloatingLinks = lazy(async () => ({ default: (await loadLazyParts()).FloatingLinks }))
export const ForVisit = lazy(async () => ({ default: (await loadLazyParts()).ForVisit }))
export const InviteBanner = lazy(async () => ({ default: (await loadLazyParts()).InviteBanner }))
export const JackpotBoard = lazy(async () => ({ default: (await loadLazyParts()).JackpotBoard }))
export const LatestDraws = lazy(async () => ({ default: (await loadLazyParts()).LatestDraws }))
export const LiveModels = lazy(async () => ({ default: (await loadLazyParts()).LiveModels }))
export const Lotteries = lazy(async () => ({ default: (await loadLazyParts()).Lotteries }))
export const News = lazy(async () => ({ default: (await loadLazyParts()).News }))
export const Popups = lazy(async () => ({ default: (await loadLazyParts()).Popups }))
export const Promotions = lazy(async () => ({ default: (await loadLazyParts()).Promotions }))
export const RecentGames = lazy(async () => ({ default: (await loadLazyParts()).RecentGames }))
export const Shortcuts = lazy(async () => ({ default: (await loadLazyParts()).HomeShortcuts }))
export const SiteFooter = lazy(async () => ({ default: (await loadLazyParts()).SiteFooter }))
export const Stories = lazy(async () => ({ default: (await loadLazyParts()).Stories }))
export const HomeStudios = lazy(async () => ({ default: (await loadLazyParts()).HomeStudios }))
export const WinnerBoard = lazy(async () => ({ default: (await loadLazyParts()).WinnerBoard }))

/** Board of a sportsbook, in a chunk of its own: brands without one never fetch it. */
export const SportsBoard = lazy(() => import('./components/sports/SportsBoard.tsx'))

/** Height that a part is given while it is fetched, by its kind. */
const PLACES: Readonly<Partial<Record<HomeSectionKind, keyof typeof css.places>>> = {
  news: 'line',
  account: 'bar',
  shortcuts: 'bar',
  invite: 'bar',
  recent: 'bar',
  stories: 'row',
  studios: 'row',
}

export interface LazyPartProps {
  readonly children: ReactNode
  /** Kind of the section whose place is kept while the part is being fetched; overlays need none. Default: a shelf. */
  readonly place?: HomeSectionKind | 'none'
}

/** Lazily fetched part; home is unaffected when the fetch fails. */
export function LazyPart({ children, place }: LazyPartProps) {
  const size = place === undefined || place === 'none' ? 'shelf' : (PLACES[place] ?? 'shelf')
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={place !== 'none' && <div className={css.places[size]} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
