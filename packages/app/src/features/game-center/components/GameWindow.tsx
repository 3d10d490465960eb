import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { GameShelf } from '#capabilities/games/GameShelf.tsx'

import { useRowWindow } from '../useRowWindow.ts'

export interface GameWindowProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
  /** Number of games of the whole list, loaded or not. */
  readonly total: number
  /** Number of placeholder tiles at the end while more are loading. */
  readonly loading: number
  /** Called when the end is within 300 px of the viewport, at most every 300 ms. */
  readonly onNearEnd: (() => void) | undefined
}

/**
 * Virtualized list of games: only those of a few screens are in the document, so ten thousand games cost what forty
 * do.
 */
export function GameWindow({ label, games, total, loading, onNearEnd }: GameWindowProps) {
  const { list, first, last, before, after } = useRowWindow(games.length, games[0]?.nodeId)
  const atEnd = last >= games.length
  return (
    <GameShelf
      label={label}
      games={games.slice(first, last)}
      window={{ list, from: first, total, before, after }}
      loading={atEnd ? loading : 0}
      onNearEnd={onNearEnd}
      priority
    />
  )
}
