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
  readonly isEmpty?: ((data: Data) => boolean) | undefined
  /** Shows the answer. It stays while it is asked for anew, also when that fails. */
  readonly children: (data: Data) => ReactNode
}

/** The four states of what is loaded: on its way, failed with a button that tries again, empty, there. */
export function QueryView<Data>({ query, pending, empty, isEmpty, children }: QueryViewProps<Data>) {
  return (
    <QueryFrame query={query} empty={empty} isEmpty={isEmpty}>
      {(data) => (data === undefined ? pending : children(data))}
    </QueryFrame>
  )
}

export interface QueryFrameProps<Data> extends Omit<QueryViewProps<Data>, 'pending' | 'children'> {
  /** Shows the answer, or until it comes the same content with skeletons in its places. */
  readonly children: (data: Data | undefined) => ReactNode
}

/** As QueryView, for content whose titles and filters stand before the answer comes. */
export function QueryFrame<Data>({ query, empty, isEmpty, children }: QueryFrameProps<Data>) {
  const { data, error, refetch } = query
  if (data === undefined && error) return <QueryFailure error={error} onRetry={() => void refetch()} />
  return data !== undefined && isEmpty?.(data) ? empty : children(data)
}
