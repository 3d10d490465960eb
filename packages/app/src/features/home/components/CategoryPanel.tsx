import { gameListPath, panelOf, type GameCategory } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { IconHot } from '@livery/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { hotGamesQuery } from '../../../shell/games/catalogue.queries.ts'
import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import type { ListedGame } from '../../../shell/gateway/mapping/game.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { shelfFilterOf } from '../shelfFilter.ts'
import { FavouriteGames } from './MemberShelves.tsx'
import { Shelf } from './Shelf.tsx'
import { Studios } from './Studios.tsx'

/** Games asked for before 'more'. */
const PANEL_SIZE = 24
/** Rows of two and of three are both full with a multiple of this. */
const FULL = 6

/** A list without the row it leaves half empty: 'more' leads to the rest. */
function fullRows<Item>(list: readonly Item[]): readonly Item[] {
  return list.length > FULL ? list.slice(0, list.length - (list.length % FULL)) : list
}

/** What a category holds (specification, 'Game entrance'): what is kept, or studios, what is hot of it, and its games. */
export function CategoryPanel({ category }: { readonly category: GameCategory }) {
  const panel = panelOf(category)
  if (panel === 'favourites') return <FavouriteGames arrangement="grid" />
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

/** What is hot of a category, and below it what else there is; without anything hot, its games alone. */
function HotAndOtherGames({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const hot = useQuery(hotGamesQuery(useGameContext()))
  const games = hot.data?.filter(({ gameType }) => gameType === category)
  return (
    <>
      <Shelf
        title={formatMessage(messages.hot)}
        icon={IconHot}
        moreHref={gameListPath({ gameType: category, shelf: 'hot' })}
        answer={{ ...hot, data: games }}
        priority
      />
      <GamesOfCategory category={category} shown={games} />
    </>
  )
}

const NONE: readonly ListedGame[] = []

interface GamesOfCategoryProps {
  readonly category: GameCategory
  /** Games that stand above already. */
  readonly shown?: readonly ListedGame[] | undefined
}

function GamesOfCategory({ category, shown = NONE }: GamesOfCategoryProps) {
  const { formatMessage } = useIntl()
  const filter = shelfFilterOf(category)
  const answer = useQuery(shelfQuery(useGameContext(), filter, PANEL_SIZE))
  const others = answer.data?.filter((game) => !shown.some(({ nodeId }) => nodeId === game.nodeId))
  return (
    <Shelf
      title={formatMessage(categoryMessages[category])}
      icon={CATEGORY_ICONS[category]}
      arrangement="grid"
      moreHref={
        filter.gameType === undefined
          ? undefined
          : gameListPath({ gameType: filter.gameType, vendor: filter.vassalage })
      }
      answer={{ ...answer, data: others && fullRows(others) }}
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
