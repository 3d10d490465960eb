import { gameListPath } from '@livery/domain/games'
import type { GameTileShape } from '@livery/ui/game-tile'
import { IconHot } from '@livery/ui/icon'
import { SEARCH_DELAY_MS, SearchField } from '@livery/ui/search-field'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { shapeOfTile } from '#capabilities/games/tileShape.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'
import { lazyPart } from '#platform/parts/lazyPart.tsx'

import { homeMessages as messages } from '../home.messages.ts'
import { firstHotGamesQuery, shelfQuery } from '../home.queries.ts'
import { NoSearchResults } from './NoSearchResults.tsx'
import { Shelf, type Arrangement } from './Shelf.tsx'

/** Lazy import with the first letter: no search starts before home is rendered. */
const MatchingLists = lazyPart(async () => ({
  default: (await import('#capabilities/games/MatchingLists.tsx')).MatchingLists,
}))

export interface HotGamesProps {
  /** Default `grid`. */
  readonly arrangement?: Arrangement
  /** Greatest number of games; without it, those that fill three rows. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Shelf of the most played games, with a search box whose results replace the shelf. */
export function HotGames({ arrangement = 'grid', limit, title }: HotGamesProps) {
  const { formatMessage } = useIntl()
  const context = useGameContext()
  const shape = shapeOfTile(useTenant().layout.gameTile)
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const text = searched.trim()
  const hot = useQuery(firstHotGamesQuery(context, limit ?? SHOWN[shape]))
  const found = useQuery({
    ...shelfQuery(context, { gameName: text }),
    enabled: text !== '',
    // Until a search is answered, the previous games stay: a shelf that blinks would lose a pending tap.
    placeholderData: (before) => before ?? hot.data,
  })
  const answered = text !== '' && !found.isPlaceholderData
  const none = answered && found.data?.length === 0
  return (
    <Shelf
      title={title ?? formatMessage(messages.hot)}
      icon={IconHot}
      moreHref={gameListPath({ shelf: 'hot' })}
      // The games that stay keep their tiles: in another arrangement they would be new ones, and lose a pending tap too.
      arrangement={answered ? 'grid' : arrangement}
      priority
      answer={text === '' ? hot : found}
      games={text === '' ? hot.data : undefined}
      above={
        <>
          <Stack gutter>
            <SearchField
              label={formatMessage(messages.search)}
              placeholder={formatMessage(messages.search)}
              clearLabel={formatMessage(messages.searchClear)}
              value={typed}
              onChange={setTyped}
              onSearch={setSearched}
              delayMs={SEARCH_DELAY_MS}
            />
          </Stack>
          <ScreenReaderText as="status">{none && formatMessage(messages.nothingFound)}</ScreenReaderText>
          {typed.trim() !== '' && (
            <Suspense>
              <MatchingLists text={typed} />
            </Suspense>
          )}
        </>
      }
      empty={<NoSearchResults />}
    />
  )
}

/** Number of games that fills the rows: three of three, or four of two; 'more' leads to all games. */
const SHOWN: Readonly<Record<GameTileShape, number>> = { portrait: 9, square: 9, wide: 8 }
