import { GameGrid, GameRow, useNearEnd } from '@livery/ui/game-grid'
import { GameTile } from '@livery/ui/game-tile'
import { useIntl } from 'react-intl'

import { useTenant } from '../boot/index.ts'
import type { ListedGame } from '../gateway/mapping/game.ts'
import { useImageUrl } from '../whitelabel/index.ts'
import { useFavourites } from './favourites.ts'
import { gameMessages as messages } from './games.messages.ts'
import { shapeOfTile } from './tileShape.ts'
import { useGameLauncher } from './useGameLauncher.ts'

export interface GameShelfProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
  /** In rows under one another, or in one line that goes on sideways. Default `grid`. */
  readonly arrangement?: 'grid' | 'row'
  /** Number of empty tiles at the end while more are on their way. */
  readonly loading?: number
  /** Called when the end comes near. */
  readonly onNearEnd?: (() => void) | undefined
  /** Among the first things on the page: the first tiles' art is loaded at once. */
  readonly priority?: boolean | undefined
}

/** Tiles of the first screen. */
const FIRST = 6

/** Games on a shelf: a tap plays, a heart keeps. */
export function GameShelf({
  label,
  games,
  arrangement = 'grid',
  loading = 0,
  onNearEnd,
  priority = false,
}: GameShelfProps) {
  const { formatMessage } = useIntl()
  const { layout, games: settings } = useTenant()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  const favourites = useFavourites()
  const shape = shapeOfTile(layout.gameTile)
  const end = useNearEnd(arrangement === 'row' ? onNearEnd : undefined)

  const tile = (game: ListedGame, index: number) => {
    const kept = favourites.ids.includes(game.nodeId)
    return (
      <GameTile
        name={game.name}
        vendor={settings.vendorLabels[game.vendor] ?? game.vendorName}
        image={imageUrl(game.picture)}
        shape={shape}
        tag={tagOf(game)}
        onPress={() => launch(game, game.name)}
        favourite={kept}
        onFavourite={() => favourites.toggle(game)}
        favouriteLabel={formatMessage(kept ? messages.favouriteRemove : messages.favouriteAdd, {
          name: game.name,
        })}
        priority={priority && index < FIRST}
      />
    )
  }

  function tagOf(game: ListedGame) {
    if (game.isNew) return { kind: 'new', label: formatMessage(messages.isNew) } as const
    if (game.isJackpot) return { kind: 'hot', label: formatMessage(messages.isJackpot) } as const
    return undefined
  }

  const list = { label, items: games, keyOf: (game: ListedGame) => game.nodeId, shape, loading }
  return arrangement === 'row' ? (
    <GameRow {...list}>
      {(game, index) =>
        // In a row the last tile itself tells that the end has come into view.
        onNearEnd && index === games.length - 1 ? <div ref={end}>{tile(game, index)}</div> : tile(game, index)
      }
    </GameRow>
  ) : (
    <GameGrid {...list} onNearEnd={onNearEnd}>
      {tile}
    </GameGrid>
  )
}
