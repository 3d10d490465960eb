import { gameListPath } from '@livery/domain/games'
import { ROUTES, withQuery } from '@livery/domain/routes'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconFavourite, IconRecent } from '@livery/ui/icon'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { loadMore } from '#capabilities/paging/loadMore.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { favouritesShelfQuery, recentGamesQuery } from '../lazyParts.queries.ts'
import { LastGame } from './LastGame.tsx'
import { Shelf } from './Shelf.tsx'

export interface FavouriteGamesProps {
  /** One row among other shelves, or a grid in a separate panel. Default `row`. */
  readonly arrangement?: 'grid' | 'row'
}

/** Shelf 'My collection' for signed-in players. */
export function FavouriteGames({ arrangement = 'row' }: FavouriteGamesProps) {
  const { formatMessage } = useIntl()
  const answer = useInfiniteQuery(favouritesShelfQuery(useGameContext()))
  return (
    <Shelf
      title={formatMessage(messages.favourites)}
      icon={IconFavourite}
      moreHref={gameListPath({ shelf: 'fav' })}
      arrangement={arrangement}
      answer={answer}
      onNearEnd={loadMore(answer)}
      empty={arrangement === 'grid' ? <NoFavourites /> : <NoFavouritesYet />}
    />
  )
}

/** Empty state of a separate panel, with a picture. */
function NoFavourites() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      illustration="favourites"
      title={formatMessage(messages.noFavourites)}
      text={formatMessage(messages.noFavouritesDetail)}
    />
  )
}

/** Compact empty state among other shelves. */
function NoFavouritesYet() {
  const { formatMessage } = useIntl()
  return (
    <Stack gutter>
      <Card>
        <Stack gap="half">
          <Text weight="medium">{formatMessage(messages.noFavourites)}</Text>
          <Text size="small" tone="secondary">
            {formatMessage(messages.noFavouritesDetail)}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

/** Last played game and the games before it; nothing before the first game. */
export function RecentGames() {
  const { formatMessage } = useIntl()
  const answer = useQuery(recentGamesQuery(useGameContext()))
  const [last, ...before] = answer.data ?? []
  if (last && before.length === 0) return <LastGame game={last} />
  return (
    <>
      {last && <LastGame game={last} />}
      <Shelf
        title={formatMessage(messages.recent)}
        icon={IconRecent}
        moreHref={withQuery(ROUTES.gameCenter.path, { type: 'recent' })}
        answer={{ ...answer, data: before }}
      />
    </>
  )
}
