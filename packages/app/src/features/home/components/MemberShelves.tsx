import { gameListPath } from '@livery/domain'
import { EmptyState } from '@livery/ui/empty-state'
import { IconFavourite, IconRecent } from '@livery/ui/icon'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { homeMessages as messages } from '../home.messages.ts'
import { favouritesShelfQuery, recentGamesQuery } from '../later.queries.ts'
import { useHomeContext } from '../useHomeContext.ts'
import { Shelf } from './Shelf.tsx'

/** 'My collection'; only for who is signed in. */
export function FavouriteGames() {
  const { formatMessage } = useIntl()
  const answer = useInfiniteQuery(favouritesShelfQuery(useHomeContext()))
  return (
    <Shelf
      title={formatMessage(messages.favourites)}
      icon={IconFavourite}
      moreHref={gameListPath({ shelf: 'fav' })}
      answer={answer}
      onNearEnd={answer.hasNextPage ? () => void answer.fetchNextPage() : undefined}
      empty={
        <EmptyState
          illustration="favourites"
          title={formatMessage(messages.noFavourites)}
          text={formatMessage(messages.noFavouritesDetail)}
        />
      }
    />
  )
}

/** What the member played last; left out before the first game. */
export function RecentGames() {
  const { formatMessage } = useIntl()
  return (
    <Shelf
      title={formatMessage(messages.recent)}
      icon={IconRecent}
      answer={useQuery(recentGamesQuery(useHomeContext()))}
    />
  )
}
