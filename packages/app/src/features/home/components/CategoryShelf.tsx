import { gameListPath, gamesOfCategory, gameTypeOf, type GameCategory } from '@livery/domain/games'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { GroupBanner } from './GroupBanner.tsx'
import { Shelf } from './Shelf.tsx'

/** Titles of shelves that differ from the category's name. */
const TITLES: Readonly<Partial<Record<GameCategory, MessageDescriptor>>> = {
  NEW_GAME: messages.newGames,
  BG: messages.boardGames,
}

/** The first games of a category, in one line. */
export function CategoryShelf({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const title: MessageDescriptor = TITLES[category] ?? categoryMessages[category]
  const gameType = gameTypeOf(category)
  return (
    <Shelf
      title={formatMessage(title)}
      icon={CATEGORY_ICONS[category]}
      moreHref={gameType === undefined ? undefined : gameListPath({ gameType })}
      answer={useQuery(shelfQuery(useGameContext(), gamesOfCategory(category)))}
      above={category === 'NEW_GAME' && <GroupBanner group="newGame" />}
    />
  )
}
