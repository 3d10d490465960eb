import { Button } from '@livery/ui/button'
import { useIntl } from 'react-intl'

import { errorMessages } from '../errors/errors.messages.ts'
import type { PagedQuery } from './loadMore.ts'

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
