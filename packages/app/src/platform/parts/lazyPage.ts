import type { ComponentType } from 'react'

/** A route's page could not be fetched, twice. The boundary shows 'load failed, click to retry'. */
export class PageLoadFailure extends Error {
  override readonly name = 'PageLoadFailure'
}

interface PageModule<Props> {
  readonly default: ComponentType<Props>
}

/** Lazily fetched page, or part of one. */
export interface LazyPage<Props = object> {
  /** Fetches the page; later calls answer the same promise, so that React can suspend on it. */
  load(): Promise<PageModule<Props>>
}

/** Functions that forget one failed fetch each. */
const failed = new Set<() => unknown>()

/** Forgets all failed fetches, so that the next `load` of each page or part asks anew. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
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
export function lazyPage<Props = object>(fetchPage: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let pending: Promise<PageModule<Props>> | undefined
  const attempt = () =>
    fetchPage()
      .catch(fetchPage)
      .catch((cause: unknown) => {
        failed.add(() => (pending = undefined))
        throw new PageLoadFailure(undefined, { cause })
      })
  return { load: () => (pending ??= attempt()) }
}
