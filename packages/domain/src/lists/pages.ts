/** Page of a list, as every paged call answers. Page numbers start at 1. */
export type Page<Item> = {
  readonly items: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
}

/** True while pages are left: pageNum < totalPages. */
export function hasMore(page: { readonly pageNum: number; readonly totalPages: number }): boolean {
  return page.pageNum < page.totalPages
}

/** Number of the next page, or `undefined` at the end (the form of TanStack Query's `getNextPageParam`). */
export function nextPage(page: {
  readonly pageNum: number
  readonly totalPages: number
}): number | undefined {
  return hasMore(page) ? page.pageNum + 1 : undefined
}

/**
 * Joins pages into one list, the first page's entries first. An entry that is in the list already is skipped:
 * entries move between pages while a list is being read. One pass, whatever the number of pages.
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
