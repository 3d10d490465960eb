import { useEffect } from 'react'

/** Fetches pages before they are visited, with code that itself comes after the first paint. */
export function usePrefetch(): void {
  useEffect(() => {
    const ending = new AbortController()
    import('./prefetch.ts').then(
      ({ startPrefetching }) => startPrefetching(ending.signal),
      // Without it every page is fetched when it is visited.
      () => undefined,
    )
    return () => ending.abort()
  }, [])
}
