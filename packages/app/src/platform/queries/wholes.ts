import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Query of a whole answer, of which a page shows a part. */
export type WholeQuery<Whole, Key extends QueryKey> = FetchQueryOptions<Whole, Error, Whole, Key> & {
  readonly queryKey: Key
}

/** Query that an answer is a part of, and the rule that takes the part out of it. */
export interface PartOf {
  readonly whole: WholeQuery<unknown, QueryKey>
  readonly partOf: (whole: never) => unknown
}

/** Asks for the whole of each answer of which the site has shown a part (`partQuery`), unless it is there and fresh. */
export function askForWholes(client: QueryClient): void {
  for (const { meta } of client.getQueryCache().getAll())
    if (meta?.whole) void client.prefetchQuery(meta.whole)
}

/** Gives an answer to its query, and its parts, whose keys begin with its own, to those of their queries that have none. */
export function giveWhole(client: QueryClient, queryKey: QueryKey, answer: unknown, updatedAt: number): void {
  client.setQueryData(queryKey, answer, { updatedAt })
  for (const { queryKey: key, meta, state } of client.getQueryCache().findAll({ queryKey }))
    if (meta?.partOf && state.data === undefined)
      client.setQueryData(key, meta.partOf(answer as never), { updatedAt })
}
