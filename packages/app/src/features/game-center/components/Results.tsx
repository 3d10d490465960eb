import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useIntl } from 'react-intl'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { MoreFailed } from '#capabilities/paging/ListEnd.tsx'
import { loadMore } from '#capabilities/paging/loadMore.ts'
import { spoken } from '#platform/page/page.css.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import * as css from '../gameCenter.css.ts'
import { centerMessages as messages } from '../gameCenter.messages.ts'
import { centerGamesQuery } from '../gameCenter.queries.ts'
import { pageSizeOf, type CenterFilter, type CenterSettings } from '../gameCenter.ts'
import { useGameCenterContext } from '../useGameCenterContext.ts'
import { useInstantFinds } from '../useInstantFinds.ts'
import { EmptyGameList } from './EmptyGameList.tsx'
import { GameWindow } from './GameWindow.tsx'

export interface ResultsProps {
  readonly settings: CenterSettings
  readonly filter: CenterFilter
  /** Text of the search box, trimmed; already searched for or not. */
  readonly typed: string
}

/** Number of placeholder tiles for a first page; a screen holds no more. */
const FIRST_SCREEN = 12
/** Number of placeholder tiles at the end while a page is loading. */
const ROW = 3

const NONE: readonly ListedGame[] = []

/** Search results: the games that match the filter, their number, and the empty state. */
export const Results = memo(function Results({ settings, filter, typed }: ResultsProps) {
  const { formatMessage } = useIntl()
  const found = useInfiniteQuery(centerGamesQuery(useGameCenterContext(), filter))
  const { data, isPlaceholderData, isFetchingNextPage, hasNextPage } = found
  const answered = typed === filter.search && data !== undefined && !isPlaceholderData
  const instant = useInstantFinds(filter, answered ? '' : typed)
  // All games need no count in sight: they begin on the first screen.
  const narrowed = typed !== '' || filter.search !== ''
  const none = data && !instant && data.games.length === 0 && !hasNextPage
  const shown = instant ? { games: instant, total: instant.length } : data
  const games = (
    <>
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
  return (
    <QueryFrame query={found}>
      {() => (
        <>
          {/* Said when it changes. The number belongs to the text that is searched for, not to an older list. */}
          <output className={narrowed ? css.countLine : spoken}>
            {none && <span className={spoken}>{formatMessage(messages.empty)}</span>}
            {!none && shown && (answered || instant) && (
              <Text as="span" size="small" tone="secondary">
                {formatMessage(messages.count, { count: shown.total })}
              </Text>
            )}
          </output>
          {none ? <EmptyGameList settings={settings} filter={filter} /> : games}
        </>
      )}
    </QueryFrame>
  )
})
