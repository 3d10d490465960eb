import type { HomeSectionKind } from '@livery/tenant'
import type { ReactNode } from 'react'

import { lazyPart } from '#platform/routing/lazyPart.tsx'
import { OptionalPart } from '#platform/routing/OptionalPart.tsx'

import * as css from './home.css.ts'

/** Lazy import of the parts below the first screen and behind the category rail. */
export const loadLazyParts = () => import('./components/lazyPartsChunk.ts')

export const AccountPanel = lazyPart(async () => ({ default: (await loadLazyParts()).AccountPanel }))
export const CategoryPanel = lazyPart(async () => ({ default: (await loadLazyParts()).CategoryPanel }))
export const Favourites = lazyPart(async () => ({ default: (await loadLazyParts()).FavouriteGames }))
export const FloatingLinks = lazyPart(async () => ({ default: (await loadLazyParts()).FloatingLinks }))
export const ForVisit = lazyPart(async () => ({ default: (await loadLazyParts()).ForVisit }))
export const InviteBanner = lazyPart(async () => ({ default: (await loadLazyParts()).InviteBanner }))
export const JackpotBoard = lazyPart(async () => ({ default: (await loadLazyParts()).JackpotBoard }))
export const LatestDraws = lazyPart(async () => ({ default: (await loadLazyParts()).LatestDraws }))
export const LiveModels = lazyPart(async () => ({ default: (await loadLazyParts()).LiveModels }))
export const Lotteries = lazyPart(async () => ({ default: (await loadLazyParts()).Lotteries }))
export const News = lazyPart(async () => ({ default: (await loadLazyParts()).News }))
export const Popups = lazyPart(async () => ({ default: (await loadLazyParts()).Popups }))
export const Promotions = lazyPart(async () => ({ default: (await loadLazyParts()).Promotions }))
export const RecentGames = lazyPart(async () => ({ default: (await loadLazyParts()).RecentGames }))
export const Shortcuts = lazyPart(async () => ({ default: (await loadLazyParts()).HomeShortcuts }))
export const SiteFooter = lazyPart(async () => ({ default: (await loadLazyParts()).SiteFooter }))
export const Stories = lazyPart(async () => ({ default: (await loadLazyParts()).Stories }))
export const HomeStudios = lazyPart(async () => ({ default: (await loadLazyParts()).HomeStudios }))
export const WinnerBoard = lazyPart(async () => ({ default: (await loadLazyParts()).WinnerBoard }))

/** Board of a sportsbook, in a chunk of its own: brands without one never fetch it. */
export const SportsBoard = lazyPart(() => import('./components/sports/SportsBoard.tsx'))

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
    <OptionalPart fallback={place !== 'none' && <div className={css.places[size]} />}>
      {children}
    </OptionalPart>
  )
}
