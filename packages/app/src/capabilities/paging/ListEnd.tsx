import { Button } from '@livery/ui/button'
import { useNearEnd } from '@livery/ui/game-grid'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { errorMessages } from '#platform/errors/errors.messages.ts'

import { loadMore, type PagedQuery } from './loadMore.ts'

export interface ListEndProps {
  readonly query: PagedQuery
  /** Stands in for the next page while it is on its way. */
  readonly pending?: ReactNode
}

/** The end of a paged list: fetches the next page as it comes near, and has a button where that failed. */
export function ListEnd({ query, pending }: ListEndProps) {
  const more = loadMore(query)
  const end = useNearEnd(more)
  return (
    <>
      {query.isFetchingNextPage && pending}
      <MoreFailed query={query} />
      {more && <div ref={end} aria-hidden />}
    </>
  )
}

export interface MoreFailedProps {
  readonly query: PagedQuery
}

/** At the end of a list whose next page did not come: 'load failed, click to retry'. */
export function MoreFailed({
  query: { isFetchNextPageError, isFetchingNextPage, fetchNextPage },
}: MoreFailedProps) {
  const { formatMessage } = useIntl()
  if (!isFetchNextPageError) return null
  return (
    <Button tone="quiet" fill busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
      {formatMessage(errorMessages.loadFailed)}
    </Button>
  )
}
