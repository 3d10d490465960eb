import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useIntl } from 'react-intl'

import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import type { ListedGame } from '../../../shell/gateway/mapping/game.ts'
import { loadMore } from '../../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../../shell/paging/MoreFailed.tsx'
import { pageSizeOf, type CentreFilter, type CentreSettings } from '../centre.ts'
import * as css from '../gameCenter.css.ts'
import { centreMessages as messages } from '../gameCenter.messages.ts'
import { centreGamesQuery } from '../gameCenter.queries.ts'
import { useCentreContext } from '../useCentreContext.ts'
import { useInstantFinds } from '../useInstantFinds.ts'
import { GameWindow } from './GameWindow.tsx'
import { Nothing } from './Nothing.tsx'

export interface ResultsProps {
  readonly settings: CentreSettings
  readonly filter: CentreFilter
  /** What stands in the search box, trimmed; searched for already or not. */
  readonly typed: string
}

/** Empty tiles that stand for a first page; a screen holds no more. */
const FIRST_SCREEN = 12
/** Empty tiles at the end while a page is on its way. */
const ROW = 3

const NONE: readonly ListedGame[] = []

/** The games that the filter leaves, how many there are, and what to do when there are none. */
export const Results = memo(function Results({ settings, filter, typed }: ResultsProps) {
  const { formatMessage } = useIntl()
  const found = useInfiniteQuery(centreGamesQuery(useCentreContext(), filter))
  const { data, isPlaceholderData, isFetchingNextPage, hasNextPage } = found
  const answered = typed === filter.search && data !== undefined && !isPlaceholderData
  const instant = useInstantFinds(filter, answered ? '' : typed)
  if (found.isError && !data) {
    return <QueryFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  if (data && !instant && data.games.length === 0 && !hasNextPage) {
    return <Nothing settings={settings} filter={filter} />
  }
  const shown = instant ? { games: instant, total: instant.length } : data
  return (
    <>
      <output className={css.countLine}>
        {shown && (
          <Text as="span" size="small" tone="secondary">
            {formatMessage(messages.count, { count: shown.total })}
          </Text>
        )}
      </output>
      <div className={isPlaceholderData && !instant ? css.stale : undefined}>
        <GameWindow
          label={formatMessage(messages.games)}
          games={shown?.games ?? NONE}
          total={shown?.total ?? 0}
          loading={
            found.isPending ? Math.min(pageSizeOf(filter), FIRST_SCREEN) : isFetchingNextPage ? ROW : 0
          }
          onNearEnd={instant || isPlaceholderData ? undefined : loadMore(found)}
        />
      </div>
      {!instant && (
        <Stack gutter>
          <MoreFailed query={found} />
        </Stack>
      )}
    </>
  )
})
