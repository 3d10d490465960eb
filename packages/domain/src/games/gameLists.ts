/** Entries per page, by list. */
export const PAGE_SIZE = {
  favouritesOnHome: 15,
  favourites: 100,
  gameCentre: 25,
  gameSearch: 9,
} as const

/**
 * Filters of the game list: least stake, in base units, and least number of lines, labelled '1 yuan or more'
 * and '25 lines or more'.
 */
export const GAME_FILTERS = { minBet: 1, minLine: 25 } as const

/** Filters of the game list by the member's relation to a game. */
export const GAME_LIST_FILTERS = ['all', 'hot', 'recent', 'fav'] as const
export type GameListFilter = (typeof GAME_LIST_FILTERS)[number]

/** True for the filters that show a member's own games. */
export function filterNeedsSession(filter: GameListFilter): boolean {
  return filter === 'recent' || filter === 'fav'
}

export type GameListState = {
  readonly tab: string
  readonly search: string
  readonly filter: GameListFilter
  readonly page: number
}

/** State of a newly opened tab: search text, filter and page are reset. */
export function openTab(tab: string): GameListState {
  return { tab, search: '', filter: 'all', page: 1 }
}
