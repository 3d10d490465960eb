import type { ReactNode } from 'react'

import { QueryFailure } from '#platform/errors/QueryFailure.tsx'

/** Part of a TanStack query, paged or not, that the view reads. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

export interface QueryViewProps<Data> {
  readonly query: ViewedQuery<Data>
  /** Stands in until the first answer: skeletons of what will come. */
  readonly pending: ReactNode
  /** Stands in for an answer that holds nothing. */
  readonly empty?: ReactNode
  /** True for an answer without content. */
  readonly isEmpty?: (data: Data) => boolean
  /** Shows the answer. It stays while it is asked for anew, also when that fails. */
  readonly children: (data: Data) => ReactNode
}

/** The four states of what is loaded: on its way, failed with a button that tries again, empty, there. */
export function QueryView<Data>({
  query: { data, error, refetch },
  pending,
  empty,
  isEmpty,
  children,
}: QueryViewProps<Data>) {
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : pending
}
