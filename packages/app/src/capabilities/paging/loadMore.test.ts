import { expect, test, vi } from 'vitest'

import { loadMore } from './loadMore.ts'

test.each([
  // hasNextPage, isFetchingNextPage, isFetchNextPageError, expected to fetch the next page
  [true, false, false, true],
  [false, false, false, false],
  // Fetching again would abort the pending page: on a slow connection it would never arrive.
  [true, true, false, false],
  [true, false, true, false],
])(
  'hasNextPage %s, fetching %s, failed %s: fetches the next page: %s',
  (hasNextPage, isFetchingNextPage, isFetchNextPageError, asks) => {
    const fetchNextPage = vi.fn<() => Promise<void>>().mockResolvedValue()
    loadMore({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage })?.()
    expect(fetchNextPage).toHaveBeenCalledTimes(asks ? 1 : 0)
  },
)
