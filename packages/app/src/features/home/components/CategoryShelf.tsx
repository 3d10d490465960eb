import { gameListPath, gamesOfCategory, gameTypeOf, type GameCategory } from '@livery/domain/games'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { GroupBanner } from './GroupBanner.tsx'
import { Shelf, type Arrangement } from './Shelf.tsx'

/** Titles of shelves that differ from the category's name. */
const TITLES: Readonly<Partial<Record<GameCategory, MessageDescriptor>>> = {
  NEW_GAME: messages.newGames,
  BG: messages.boardGames,
}

export interface CategoryShelfProps {
  readonly category: GameCategory
  /** Default `row`. */
  readonly arrangement?: Arrangement
  /** Greatest number of games. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** The first games of a category. */
export function CategoryShelf({ category, arrangement = 'row', limit, title }: CategoryShelfProps) {
  const { formatMessage } = useIntl()
  const own: MessageDescriptor = TITLES[category] ?? categoryMessages[category]
  const answer = useQuery(shelfQuery(useGameContext(), gamesOfCategory(category), limit))
  const gameType = gameTypeOf(category)
  return (
    <Shelf
      title={title ?? formatMessage(own)}
      icon={CATEGORY_ICONS[category]}
      moreHref={gameType === undefined ? undefined : gameListPath({ gameType })}
      arrangement={arrangement}
      answer={answer}
      above={category === 'NEW_GAME' && <GroupBanner group="newGame" />}
    />
  )
}
