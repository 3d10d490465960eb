import type { HomeSectionKind } from '@livery/tenant'
import type { ComponentType, ReactNode } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

import * as css from './home.css.ts'

/** Lazy import of the parts below the first screen and behind the category rail. */
export const loadLazyParts = () => import('./components/lazyPartsChunk.ts')

type Parts = Awaited<ReturnType<typeof loadLazyParts>>

/** One of the parts: as its own component, only fetched when it is rendered. */
const part = <Name extends keyof Parts>(name: Name): Parts[Name] =>
  lazyPart(async () => ({ default: (await loadLazyParts())[name] as ComponentType })) as Parts[Name]

export const AccountPanel = part('AccountPanel')
export const CategoryPanel = part('CategoryPanel')
export const Favourites = part('FavouriteGames')
export const FloatingLinks = part('FloatingLinks')
export const ForVisit = part('ForVisit')
export const InviteBanner = part('InviteBanner')
export const JackpotBoard = part('JackpotBoard')
export const LatestDraws = part('LatestDraws')
export const LiveModels = part('LiveModels')
export const Lotteries = part('Lotteries')
export const News = part('News')
export const Popups = part('Popups')
export const Promotions = part('Promotions')
export const RecentGames = part('RecentGames')
export const Shortcuts = part('HomeShortcuts')
export const SiteFooter = part('SiteFooter')
export const Stories = part('Stories')
export const HomeStudios = part('HomeStudios')
export const WinnerBoard = part('WinnerBoard')

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
