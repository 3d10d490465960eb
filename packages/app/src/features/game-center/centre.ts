import {
  baseUnit,
  DURATIONS,
  GAME_FILTERS,
  GAME_LIST_FILTERS,
  openTab,
  PAGE_SIZE,
  ROUTES,
  withQuery,
  type GameListFilter,
} from '@livery/domain'

/** What a route asks of the page. */
export interface CentreSettings {
  readonly path: string
  /** The category the page is bound to; without one the player chooses. */
  readonly category: string | undefined
  /** Rest after typing that starts a search, ms; without it only Enter does (specification, 'Game centre'). */
  readonly searchDelay: number | undefined
  /** Filters by smallest stake and lines. */
  readonly stakeFilters: boolean
  /** The frame has no header on this route: the page brings its own (specification, 'Page frame'). */
  readonly ownHeader: boolean
}

/** What most lists have; the game centre alone waits for Enter. */
const PLAIN = {
  category: undefined,
  searchDelay: DURATIONS.searchDebounce,
  stakeFilters: false,
  ownHeader: false,
} as const

/** The game centre searches on Enter, the others while typing rests; the slots centre knows stakes and lines. */
export function centreSettings(routeId: string): CentreSettings {
  switch (routeId) {
    case ROUTES.slotsCenter.id:
      return { ...PLAIN, path: ROUTES.slotsCenter.path, category: 'RNG', stakeFilters: true }
    case ROUTES.gameCenter.id:
      return { ...PLAIN, path: ROUTES.gameCenter.path, searchDelay: undefined }
    case ROUTES.gameList.id:
      return { ...PLAIN, path: ROUTES.gameList.path, ownHeader: true }
    default:
      return { ...PLAIN, path: ROUTES.game.path }
  }
}

/** What narrows the list. It lives in the address, so that coming back from a game finds it as it was left. */
export interface CentreFilter {
  /** Category of the wire; `undefined` is all of them. */
  readonly category: string | undefined
  readonly vendor: string | undefined
  readonly filter: GameListFilter
  readonly search: string
  /** Only games of this stake, or these lines, and more. */
  readonly minBet: boolean
  readonly minLine: boolean
}

/** Reads the address of a centre. */
export function readCentre(search: string, settings: CentreSettings): CentreFilter {
  const query = new URLSearchParams(search)
  const type = query.get('type')
  return {
    category: settings.category ?? (query.get('gameType') || undefined),
    vendor: query.get('vassalage') || undefined,
    filter: GAME_LIST_FILTERS.find((filter) => filter === type) ?? 'all',
    search: query.get('gameName') ?? '',
    minBet: settings.stakeFilters && query.has('minBet'),
    minLine: settings.stakeFilters && query.has('minLine'),
  }
}

/** The address that shows a filtered list; the inverse of {@link readCentre}. */
export function centrePath(filter: CentreFilter, settings: CentreSettings): string {
  return withQuery(settings.path, {
    gameType: settings.category === undefined ? filter.category : undefined,
    vassalage: filter.vendor,
    type: filter.filter === 'all' ? undefined : filter.filter,
    gameName: filter.search,
    minBet: filter.minBet ? String(GAME_FILTERS.minBet) : undefined,
    minLine: filter.minLine ? String(GAME_FILTERS.minLine) : undefined,
  })
}

/** The stake that the filter asks of a game at least, in a currency's own size. */
export const leastStake = (currency: string): string => String(GAME_FILTERS.minBet * baseUnit(currency))

/** Another category starts anew: search text, filter and page are reset (specification, 'Game centre'). */
export function openCategory(category: string | undefined): CentreFilter {
  const { search, filter } = openTab(category ?? '')
  return { category, vendor: undefined, filter, search, minBet: false, minLine: false }
}

/** Games a page: a search asks for few, because the first finds are what is looked for. */
export function pageSizeOf({ search, filter }: Pick<CentreFilter, 'search' | 'filter'>): number {
  if (filter === 'fav') return PAGE_SIZE.favourites
  return search === '' ? PAGE_SIZE.gameCentre : PAGE_SIZE.gameSearch
}
