import { gameListPath } from '@livery/domain/games'
import { ROUTES, withQuery } from '@livery/domain/routes'
import type { HomeSection } from '@livery/tenant'
import { EmptyState } from '@livery/ui/empty-state'
import { IconFavourite, IconRecent } from '@livery/ui/icon'
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
  /** The brand's own heading. */
  readonly title?: string | undefined
  /** True for the panel of the category, which says that it is empty with a picture. Default false. */
  readonly alone?: boolean
}

/** Shelf 'My collection' for signed-in players. */
export function FavouriteGames({ arrangement = 'row', title, alone = false }: FavouriteGamesProps) {
  const { formatMessage } = useIntl()
  const answer = useInfiniteQuery(favouritesShelfQuery(useGameContext()))
  return (
    <Shelf
      title={title ?? formatMessage(messages.favourites)}
      icon={IconFavourite}
      moreHref={gameListPath({ shelf: 'fav' })}
      arrangement={arrangement}
      answer={answer}
      onNearEnd={loadMore(answer)}
      // Among other sections an empty shelf gives way to the next.
      empty={alone ? <NoFavourites /> : undefined}
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

export interface RecentGamesProps {
  /** The last game in a card or a bar before the others, or all of them in one row. Default `card`. */
  readonly variant?: HomeSection<'recent'>['variant']
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Last played game and the games before it; nothing before the first game. */
export function RecentGames({ variant = 'card', title }: RecentGamesProps) {
  const { formatMessage } = useIntl()
  const answer = useQuery(recentGamesQuery(useGameContext()))
  const games = answer.data ?? []
  const [last, ...before] = games
  const row = variant === 'row'
  const shelf = (row || before.length > 0) && variant !== 'bar' && (
    <Shelf
      title={title ?? formatMessage(messages.recent)}
      icon={IconRecent}
      moreHref={withQuery(ROUTES.gameCenter.path, { type: 'recent' })}
      answer={answer}
      games={row ? games : before}
    />
  )
  return (
    <>
      {!row && last && <LastGame game={last} bar={variant === 'bar'} />}
      {shelf}
    </>
  )
}
