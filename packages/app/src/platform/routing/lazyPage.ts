import type { ComponentType } from 'react'

/** A route's page could not be fetched, twice. The boundary shows 'load failed, click to retry'. */
export class PageLoadFailure extends Error {
  override readonly name = 'PageLoadFailure'
}

interface PageModule {
  readonly default: ComponentType
}

/** Lazily fetched page. */
export interface LazyPage {
  /** Fetches the page; later calls answer the same promise, so that React can suspend on it. */
  load(): Promise<PageModule>
  /** Forgets a failed fetch, so that the next `load` tries again. */
  forget(): void
}

/** Wraps a page that is downloaded with its area. @param name export of the area's module */
export const pageOf = <Name extends string>(
  fetchArea: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyPage => lazyPage(async () => ({ default: (await fetchArea())[name] }))

/**
 * Wraps a dynamic import as a page. A failed fetch is retried once (S-frame-17); the second failure rejects with
 * {@link PageLoadFailure}.
 */
export function lazyPage(fetchPage: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined
  async function attempt(): Promise<PageModule> {
    try {
      return await fetchPage()
    } catch {
      try {
        return await fetchPage()
      } catch (cause) {
        throw new PageLoadFailure('The page could not be fetched', { cause })
      }
    }
  }
  return {
    load() {
      pending ??= attempt()
      return pending
    },
    forget() {
      pending = undefined
    },
  }
}
