import { GameGrid, GameRow, useNearEnd, type GridWindow } from '@livery/ui/game-grid'

import type { ListedGame } from '../gateway/mapping/game.ts'
import { ListedTile, useTiles } from './ListedTile.tsx'

export interface GameShelfProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
  /** In rows under one another, or in one line that goes on sideways. Default `grid`. */
  readonly arrangement?: 'grid' | 'row'
  /** `games` are a part of a longer grid. */
  readonly window?: GridWindow | undefined
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
  window,
  loading = 0,
  onNearEnd,
  priority = false,
}: GameShelfProps) {
  const { control, kept } = useTiles()
  const end = useNearEnd(arrangement === 'row' ? onNearEnd : undefined)

  const tile = (game: ListedGame, index: number) => (
    <ListedTile
      game={game}
      control={control}
      kept={kept.includes(game.nodeId)}
      art={priority && (window?.from ?? 0) + index < FIRST ? 'first' : window ? 'now' : 'later'}
    />
  )

  const list = {
    label,
    items: games,
    keyOf: (game: ListedGame) => game.nodeId,
    shape: control.shape,
    loading,
  }
  return arrangement === 'row' ? (
    <GameRow {...list}>
      {(game, index) =>
        // In a row the last tile itself tells that the end has come into view.
        onNearEnd && index === games.length - 1 ? <div ref={end}>{tile(game, index)}</div> : tile(game, index)
      }
    </GameRow>
  ) : (
    <GameGrid {...list} window={window} onNearEnd={onNearEnd}>
      {tile}
    </GameGrid>
  )
}
