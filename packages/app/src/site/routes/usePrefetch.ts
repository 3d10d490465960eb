import { useEffect } from 'react'

/** Starts prefetching of pages; the code for it is loaded after the first paint. */
export function usePrefetch(): void {
  useEffect(() => {
    const ending = new AbortController()
    import('./prefetch.ts').then(
      ({ startPrefetching }) => startPrefetching(ending.signal),
      // Without prefetching, a page is fetched when it is visited.
      () => undefined,
    )
    return () => ending.abort()
  }, [])
}
