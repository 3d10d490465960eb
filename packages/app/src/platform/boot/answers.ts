import type { DocumentContent } from '@livery/tenant'
import type { QueryClient } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import type { SiteServices } from './createServices.ts'

/** Answers of the gateway as a document carries them: key and data of each query. */
export type Answers = DocumentContent['answers']

/** Delay after the start until answers of a document that are stale are asked for again, ms. */
const RENEW_AFTER = 4_000

/** Answers that a query client holds and that a render has read; of one that is read in parts, the parts. */
export function answersOf(client: QueryClient): Answers {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data }, options, meta }) =>
      // A query without a function was never read: its answer was only given.
      data === undefined || options.queryFn === undefined || meta?.forParts === true
        ? []
        : [[queryKey, data] as const],
    )
}

/**
 * Gives the site the answers of a document. They count as fresh, so that no page asks for them while it starts. A
 * signed-in player gets none of those that depend on who asks, and whoever reads another language gets none: the gateway
 * words them in the document's.
 */
export function adoptAnswers(
  { queryClient, session, language }: SiteServices,
  content: DocumentContent,
): void {
  if (language.current() !== content.language) return
  const signedIn = session.current() !== undefined
  for (const [key, data] of content.answers) {
    if (!signedIn || key[0] !== MEMBER_SCOPE) queryClient.setQueryData(key, data)
  }
}

/**
 * Gives the answers of a document their true age, once the site has started, and asks again for those on the page that
 * are older than their queries allow. A part that is adopted later asks by itself for what is too old.
 */
export function renewAnswers({ queryClient }: SiteServices, { answers, asOf }: DocumentContent): void {
  setTimeout(() => {
    for (const [queryKey, data] of answers) {
      const state = queryClient.getQueryState(queryKey)
      // An answer that came from the gateway meanwhile has its own age.
      if (!state || state.data !== data || state.dataUpdateCount > 1) continue
      queryClient.setQueryData(queryKey, data, { updatedAt: asOf })
      void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true })
    }
  }, RENEW_AFTER)
}
