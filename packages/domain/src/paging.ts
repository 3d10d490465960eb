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
 * Page 1 replaces the list, later pages append. An entry already listed is not listed again:
 * entries move between pages while a list is being read.
 */
export function mergePage<Item>(
  list: readonly Item[],
  page: Page<Item>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const merged: Item[] = page.pageNum <= 1 ? [] : [...list]
  const seen = new Set(merged.map(keyOf))
  for (const item of page.items) {
    const key = keyOf(item)
    if (seen.has(key)) continue
    seen.add(key)
    merged.push(item)
  }
  return merged
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

/** True when the end of a list is near enough to load its next page. All lengths in CSS px. */
export function isNearEnd(
  scroll: { readonly top: number; readonly viewport: number; readonly content: number },
  thresholdPx: number,
): boolean {
  return scroll.content - scroll.top - scroll.viewport <= thresholdPx
}
