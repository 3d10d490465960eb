import { gameListPath, type GameCategory } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { shelfFilterOf } from '../shelfFilter.ts'
import { GroupBanner } from './GroupBanner.tsx'
import { Shelf } from './Shelf.tsx'

/** Shelves whose heading says more than the category's name. */
const TITLES: Readonly<Partial<Record<GameCategory, MessageDescriptor>>> = {
  NEW_GAME: messages.newGames,
  BG: messages.boardGames,
}

/** The first games of a category, in one line. */
export function CategoryShelf({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const filter = shelfFilterOf(category)
  const title: MessageDescriptor = TITLES[category] ?? categoryMessages[category]
  const { gameType, vassalage } = filter
  return (
    <Shelf
      title={formatMessage(title)}
      icon={CATEGORY_ICONS[category]}
      moreHref={gameType === undefined ? undefined : gameListPath({ gameType, vendor: vassalage })}
      answer={useQuery(shelfQuery(useGameContext(), filter))}
      above={category === 'NEW_GAME' && <GroupBanner group="newGame" />}
    />
  )
}
