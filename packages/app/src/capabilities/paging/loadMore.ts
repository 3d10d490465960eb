/** Subset of a paged query that decides about its next page. */
export interface PagedQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/**
 * Loads the next page when the end of a list is near; does nothing while a page is pending, which another fetch would
 * abort, or when the last fetch failed, for which `MoreFailed` has a button.
 */
export function loadMore(query: PagedQuery): (() => void) | undefined {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined
}

/** Pages of a list as one list. */
export function listOf<Item>(pages: readonly { readonly list: readonly Item[] }[]): readonly Item[] {
  return pages.flatMap(({ list }) => list)
}
