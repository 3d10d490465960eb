/** What of a paged query says whether and how to go on. */
export interface PagedQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/**
 * What to do when the end of a list comes near: fetch the next page; nothing while one is on its way, which asking again
 * would abort, or when the last try failed, for which `MoreFailed` has a button.
 */
export function loadMore(query: PagedQuery): (() => void) | undefined {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined
}
