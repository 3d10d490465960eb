import { DURATIONS, gameListPath } from '@livery/domain'
import type { GameTileShape } from '@livery/ui/game-tile'
import { IconHot } from '@livery/ui/icon'
import { SearchField } from '@livery/ui/search-field'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { hotGamesQuery } from '../../../shell/games/catalogue.queries.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { useGameMenu } from '../../../shell/games/menu.ts'
import { shapeOfTile } from '../../../shell/games/tileShape.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { NothingFound } from './NothingFound.tsx'
import { Shelf } from './Shelf.tsx'

/** Fetched with the first letter: nobody searches before home stands. */
const AlsoFound = lazy(async () => ({
  default: (await import('../../../shell/games/AlsoFound.tsx')).AlsoFound,
}))

/** What is played most, with a search box whose finds take the shelf's place. */
export function HotGames() {
  const { formatMessage } = useIntl()
  const context = useGameContext()
  const shape = shapeOfTile(useTenant().layout.gameTile)
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const text = searched.trim()
  const menu = useGameMenu()
  const hot = useQuery(hotGamesQuery(context))
  const found = useQuery({
    ...shelfQuery(context, { gameName: text }),
    enabled: text !== '',
    // Until a search is answered its place shows what it showed: a shelf that blinks loses the tap that is on its way.
    placeholderData: (before) => before ?? hot.data,
  })
  return (
    <Shelf
      title={formatMessage(messages.hot)}
      icon={IconHot}
      moreHref={gameListPath({ shelf: 'hot' })}
      arrangement="grid"
      priority
      answer={text === '' ? { ...hot, data: hot.data?.slice(0, SHOWN[shape]) } : found}
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
              delayMs={DURATIONS.searchDebounce}
            />
          </Stack>
          {typed.trim() !== '' && (
            <Suspense>
              <AlsoFound text={typed} menu={menu} />
            </Suspense>
          )}
        </>
      }
      empty={<NothingFound />}
    />
  )
}

/** Rows that are full: three of three, or four of two; 'more' leads to all games. */
const SHOWN: Readonly<Record<GameTileShape, number>> = { portrait: 9, square: 9, wide: 8 }
