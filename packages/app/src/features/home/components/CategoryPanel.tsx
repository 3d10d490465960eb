import {
  gameListPath,
  gamesOfCategory,
  gameTypeOf,
  isInCategory,
  panelOf,
  type GameCategory,
} from '@livery/domain/games'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { IconHot } from '@livery/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { hotGamesQuery } from '#capabilities/games/catalogue.queries.ts'
import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { FavouriteGames } from './MemberShelves.tsx'
import { Shelf } from './Shelf.tsx'
import { Studios } from './Studios.tsx'

/** Number of games before the 'more' link. */
const PANEL_SIZE = 24
/** Common multiple of rows of two and of three, so that the last row is full. */
const FULL = 6

/** List cut to full rows: 'more' leads to the rest. */
function fullRows<Item>(list: readonly Item[]): readonly Item[] {
  return list.length > FULL ? list.slice(0, list.length - (list.length % FULL)) : list
}

/** Panel of a category (S-entrance-08): favourites, or studios, its hot games, and all its games. */
export function CategoryPanel({ category }: { readonly category: GameCategory }) {
  const panel = panelOf(category)
  if (panel === 'favourites') return <FavouriteGames arrangement="grid" alone />
  return (
    <div className={css.shelves}>
      <Studios category={category} />
      {panel === 'vendorsWithHotGames' ? (
        <HotAndOtherGames category={category} />
      ) : (
        <GamesOfCategory category={category} />
      )}
    </div>
  )
}

/** Hot games of a category with its other games below; without hot games, all its games. */
function HotAndOtherGames({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const hot = useQuery(hotGamesQuery(useGameContext()))
  const games = hot.data?.filter((game) => isInCategory(game, category))
  return (
    <>
      <Shelf
        title={formatMessage(messages.hot)}
        icon={IconHot}
        moreHref={gameListPath({ gameType: category, shelf: 'hot' })}
        answer={hot}
        games={games}
        priority
      />
      <GamesOfCategory category={category} shown={games} />
    </>
  )
}

const NONE: readonly ListedGame[] = []

interface GamesOfCategoryProps {
  readonly category: GameCategory
  /** Games already shown above, which are left out. */
  readonly shown?: readonly ListedGame[] | undefined
}

function GamesOfCategory({ category, shown = NONE }: GamesOfCategoryProps) {
  const { formatMessage } = useIntl()
  const gameType = gameTypeOf(category)
  const answer = useQuery(shelfQuery(useGameContext(), gamesOfCategory(category), PANEL_SIZE))
  const others = answer.data?.filter((game) => !shown.some(({ nodeId }) => nodeId === game.nodeId))
  return (
    <Shelf
      title={formatMessage(categoryMessages[category])}
      icon={CATEGORY_ICONS[category]}
      arrangement="grid"
      moreHref={gameType === undefined ? undefined : gameListPath({ gameType })}
      answer={answer}
      games={others && fullRows(others)}
      priority
      empty={
        shown.length > 0 ? undefined : (
          <EmptyState
            illustration="games"
            title={formatMessage(messages.nothingFound)}
            action={<LinkButton href={gameListPath({})}>{formatMessage(messages.showAll)}</LinkButton>}
          />
        )
      }
    />
  )
}
