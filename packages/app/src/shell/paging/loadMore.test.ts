import { expect, test, vi } from 'vitest'

import { loadMore } from './loadMore.ts'

test.each([
  // more pages, one on its way, the last try failed, asks for the next
  [true, false, false, true],
  [false, false, false, false],
  // Asking again would abort the page that is on its way: on a slow line it would never come.
  [true, true, false, false],
  [true, false, true, false],
])(
  'more: %s, on its way: %s, failed: %s, asks: %s',
  (hasNextPage, isFetchingNextPage, isFetchNextPageError, asks) => {
    const fetchNextPage = vi.fn<() => Promise<void>>().mockResolvedValue()
    loadMore({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage })?.()
    expect(fetchNextPage).toHaveBeenCalledTimes(asks ? 1 : 0)
  },
)
