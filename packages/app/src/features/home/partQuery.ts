import { queryOptions, type QueryKey } from '@tanstack/react-query'

import type { PartOf, WholeQuery } from '#platform/queries/wholes.ts'

/**
 * Part of an answer as a query of its own, for a page that shows no more of it. A document of that page carries the part
 * alone (see `answersOf`). The whole keeps its key, so nobody who reads it can take the part for it: it is asked for by
 * whoever needs it, and as soon as the page is used (`askForWholes`).
 *
 * @param name last item of the part's key, unique among the parts of this answer
 * @param partOf rule that takes what the page shows; of its own result it would show the same
 */
export function partQuery<Whole, Key extends QueryKey, Part>(
  whole: WholeQuery<Whole, Key>,
  name: string,
  partOf: (whole: Whole) => Part,
) {
  return queryOptions({
    queryKey: [...whole.queryKey, name],
    // Asked for anew whenever the part is: pulling to refresh asks for what is on the screen.
    queryFn: async ({ client }) =>
      partOf(await client.fetchQuery({ ...whole, staleTime: 0, meta: { forParts: true } })),
    staleTime: whole.staleTime as number,
    // The whole has been tried again already.
    retry: false,
    meta: { whole, partOf } as unknown as PartOf,
  })
}
