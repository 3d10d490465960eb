/** One page of a list as every paged call answers. Page numbers start at 1. */
export type Page<Item> = {
  readonly items: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
}

/** True while pages are left: pageNum < totalPages. */
export function hasMore(page: { readonly pageNum: number; readonly totalPages: number }): boolean {
  return page.pageNum < page.totalPages
}

/** The next page's number, or `undefined` at the end (what TanStack Query's `getNextPageParam` wants). */
export function nextPage(page: {
  readonly pageNum: number
  readonly totalPages: number
}): number | undefined {
  return hasMore(page) ? page.pageNum + 1 : undefined
}

/**
 * The list that pages make, the first page's entries first. An entry that is listed already is not listed again: entries
 * move between pages while a list is being read. One pass, whatever the number of pages.
 */
export function joinPages<Item>(
  pages: readonly (readonly Item[])[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const byKey = new Map<string, Item>()
  for (const page of pages) {
    for (const item of page) {
      const key = keyOf(item)
      if (!byKey.has(key)) byKey.set(key, item)
    }
  }
  return [...byKey.values()]
}

/** Filters of the game list. */
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

/** Switching the tab resets the search text, the filter and the page. */
export function openTab(tab: string): GameListState {
  return { tab, search: '', filter: 'all', page: 1 }
}
