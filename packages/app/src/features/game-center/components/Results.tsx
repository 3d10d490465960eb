import { Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { pageSizeOf, type CentreFilter, type CentreSettings } from '../centre.ts'
import * as css from '../gameCenter.css.ts'
import { centreMessages as messages } from '../gameCenter.messages.ts'
import { centreGamesQuery } from '../gameCenter.queries.ts'
import { useCentreContext } from '../useCentreContext.ts'
import { GameWindow } from './GameWindow.tsx'
import { Nothing } from './Nothing.tsx'

export interface ResultsProps {
  readonly settings: CentreSettings
  readonly filter: CentreFilter
}

/** Empty tiles that stand for a first page; a screen holds no more. */
const FIRST_SCREEN = 12

/** The games that the filter leaves, how many there are, and what to do when there are none. */
export function Results({ settings, filter }: ResultsProps) {
  const { formatMessage } = useIntl()
  const found = useInfiniteQuery(centreGamesQuery(useCentreContext(), filter))
  const { data } = found
  if (found.isError && !data) {
    return <QueryFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  if (data && data.games.length === 0 && !found.hasNextPage) {
    return <Nothing settings={settings} filter={filter} />
  }
  const loading = found.isPending
    ? Math.min(pageSizeOf(filter), FIRST_SCREEN)
    : found.isFetchingNextPage
      ? 3
      : 0
  return (
    <>
      <output className={css.countLine}>
        {data && (
          <Text as="span" size="small" tone="secondary">
            {formatMessage(messages.count, { count: data.total })}
          </Text>
        )}
      </output>
      <div className={found.isPlaceholderData ? css.stale : undefined}>
        <GameWindow
          label={formatMessage(messages.games)}
          games={data?.games ?? []}
          loading={loading}
          onNearEnd={
            found.hasNextPage && !found.isPlaceholderData && !found.isFetchingNextPage
              ? () => void found.fetchNextPage()
              : undefined
          }
        />
      </div>
    </>
  )
}
