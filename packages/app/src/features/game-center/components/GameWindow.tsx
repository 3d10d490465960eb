import { GameShelf } from '../../../shell/games/GameShelf.tsx'
import type { ListedGame } from '../../../shell/gateway/mapping/game.ts'
import { useRowWindow } from '../useRowWindow.ts'

export interface GameWindowProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
  /** Number of games of the whole list, loaded or not. */
  readonly total: number
  /** Number of empty tiles at the end while more are on their way. */
  readonly loading: number
  /** Called when the end comes within 300 px, at most every 300 ms. */
  readonly onNearEnd: (() => void) | undefined
}

/**
 * A list of any length with the games of a few screens in the document. Ten thousand games cost what forty do.
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
