import { GameGrid, GameRow, useNearEnd, type GridWindow } from '@livery/ui/game-grid'
import type { ArtTime } from '@livery/ui/game-tile'
import { useState } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

import type { ListedGame } from './gameMapping.ts'
import { ListedTile, useTiles } from './ListedTile.tsx'

/** Lazy import: a game is looked at closely now and then. */
const GamePreview = lazyPart(async () => ({ default: (await import('./GamePreview.tsx')).GamePreview }))

export interface GameShelfProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
  /** Grid of rows, one row that scrolls sideways, or rows after one large tile. Default `grid`. */
  readonly arrangement?: 'grid' | 'row' | 'bento'
  /** Window of a longer grid that `games` are a part of. */
  readonly window?: GridWindow | undefined
  /** Number of placeholder tiles at the end while more are loading. */
  readonly loading?: number
  /** Called when the end of the list is close to the viewport. */
  readonly onNearEnd?: (() => void) | undefined
  /** True above the fold: the art of the first tiles is loaded at once. */
  readonly priority?: boolean | undefined
}

/** Tiles of the first row. */
const FIRST = { portrait: 3, square: 3, wide: 2 } as const
/** Tiles of a list that is the page which its document holds. */
const FIRST_SCREEN = 9

/** List of game tiles: a tap opens the game, the heart toggles the favourite. */
export function GameShelf({
  label,
  games,
  arrangement = 'grid',
  window,
  loading = 0,
  onNearEnd,
  priority = false,
}: GameShelfProps) {
  const [previewed, setPreviewed] = useState<ListedGame>()
  const { control, kept } = useTiles(setPreviewed)
  const end = useNearEnd(arrangement === 'row' ? onNearEnd : undefined)

  const artOf = (index: number): ArtTime => {
    const isFirst = priority && (window?.from ?? 0) + index < FIRST[control.shape]
    // Above a shelf stand pictures that come before it.
    if (!window) return isFirst ? 'now' : 'later'
    // A list that is the page is what a visitor looks at first: its other rows come when the first one is there. Those of
    // a fling come at once.
    if (window.from + index < FIRST_SCREEN) return isFirst ? 'first' : 'later'
    return 'now'
  }
  const tile = (game: ListedGame, index: number) => (
    <ListedTile
      game={game}
      control={control}
      kept={kept.includes(game.nodeId)}
      fill={arrangement === 'bento' && index === 0 && control.shape !== 'wide'}
      art={artOf(index)}
    />
  )

  const list = {
    label,
    items: games,
    keyOf: (game: ListedGame) => game.nodeId,
    shape: control.shape,
    caption: control.caption,
    loading,
  }
  const shelf =
    arrangement === 'row' ? (
      <GameRow {...list}>
        {(game, index) =>
          // In a row, the last tile itself is observed for the end of the list.
          onNearEnd && index === games.length - 1 ? (
            <div ref={end}>{tile(game, index)}</div>
          ) : (
            tile(game, index)
          )
        }
      </GameRow>
    ) : (
      <GameGrid {...list} lead={arrangement === 'bento'} window={window} onNearEnd={onNearEnd}>
        {tile}
      </GameGrid>
    )
  return (
    <>
      {shelf}
      {previewed && (
        <OptionalPart>
          <GamePreview
            game={previewed}
            control={control}
            kept={kept.includes(previewed.nodeId)}
            onClose={() => setPreviewed(undefined)}
          />
        </OptionalPart>
      )}
    </>
  )
}
