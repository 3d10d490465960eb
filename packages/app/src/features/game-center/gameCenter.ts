import {
  GAME_FILTERS,
  GAME_LIST_FILTERS,
  openTab,
  PAGE_SIZE,
  VENDOR_PARAMETER,
  type GameListFilter,
} from '@livery/domain/games'
import { baseUnit } from '@livery/domain/money'
import { ROUTES, withQuery } from '@livery/domain/routes'

/** Settings of the game centre for a route. */
export interface CenterSettings {
  readonly path: string
  /** Category that the page is limited to; without one the player chooses. */
  readonly category: string | undefined
  /** Filters by smallest stake and lines. */
  readonly stakeFilters: boolean
  /** The frame has no header on this route: the page brings its own (S-frame-03). */
  readonly ownHeader: boolean
}

/** Settings of most lists. */
const PLAIN = {
  category: undefined,
  stakeFilters: false,
  ownHeader: false,
} as const

/** Settings by route: the slots centre has stake and line filters. */
export function centerSettings(routeId: string): CenterSettings {
  switch (routeId) {
    case ROUTES.slotsCenter.id:
      return { ...PLAIN, path: ROUTES.slotsCenter.path, category: 'RNG', stakeFilters: true }
    case ROUTES.gameCenter.id:
      return { ...PLAIN, path: ROUTES.gameCenter.path }
    case ROUTES.gameList.id:
      return { ...PLAIN, path: ROUTES.gameList.path, ownHeader: true }
    default:
      return { ...PLAIN, path: ROUTES.vendorGames.path }
  }
}

/** Filter of the list. It is stored in the address, so that returning from a game restores it. */
export interface CenterFilter {
  /** Category of the wire; `undefined` is all of them. */
  readonly category: string | undefined
  readonly vendor: string | undefined
  readonly filter: GameListFilter
  readonly search: string
  /** True when the list is limited to games of this stake or more; `minLine` does the same for lines. */
  readonly minBet: boolean
  readonly minLine: boolean
}

/** Reads the address of a centre. */
export function readCenter(search: string, settings: CenterSettings): CenterFilter {
  const query = new URLSearchParams(search)
  const type = query.get('type')
  return {
    category: settings.category ?? (query.get('gameType') || undefined),
    vendor: query.get(VENDOR_PARAMETER) || undefined,
    filter: GAME_LIST_FILTERS.find((filter) => filter === type) ?? 'all',
    search: query.get('gameName') ?? '',
    minBet: settings.stakeFilters && query.has('minBet'),
    minLine: settings.stakeFilters && query.has('minLine'),
  }
}

/** The address that shows a filtered list; the inverse of {@link readCenter}. */
export function centerPath(filter: CenterFilter, settings: CenterSettings): string {
  return withQuery(settings.path, {
    gameType: settings.category === undefined ? filter.category : undefined,
    [VENDOR_PARAMETER]: filter.vendor,
    type: filter.filter === 'all' ? undefined : filter.filter,
    gameName: filter.search,
    minBet: filter.minBet ? String(GAME_FILTERS.minBet) : undefined,
    minLine: filter.minLine ? String(GAME_FILTERS.minLine) : undefined,
  })
}

/** Minimum stake of the filter, in a currency's own scale. */
export const leastStake = (currency: string): string => String(GAME_FILTERS.minBet * baseUnit(currency))

/** Filter after a change of category: search text, filter and page are reset (S-centre-09). */
export function openCategory(category: string | undefined): CenterFilter {
  const { search, filter } = openTab(category ?? '')
  return { category, vendor: undefined, filter, search, minBet: false, minLine: false }
}

/** Page size: small for a search, whose first results are the relevant ones. */
export function pageSizeOf({ search, filter }: Pick<CenterFilter, 'search' | 'filter'>): number {
  if (filter === 'fav') return PAGE_SIZE.favourites
  return search === '' ? PAGE_SIZE.gameCentre : PAGE_SIZE.gameSearch
}
