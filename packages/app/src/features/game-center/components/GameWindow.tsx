import { useNearEnd } from '@livery/ui/game-grid'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { GameShelf } from '../../../shell/games/GameShelf.tsx'
import type { ListedGame } from '../../../shell/gateway/mapping/game.ts'
import * as css from '../gameCenter.css.ts'

/** Games of one shelf: whole rows of one, two or three columns. The fewer, the shorter the work of drawing one. */
const SHELF_SIZE = 6
/** Shelves kept above and below the screen, so that a fling meets games and not gaps. */
const OVERSCAN = 3
/** A shelf's height before it was ever drawn, CSS px; the first one drawn corrects it. */
const FIRST_GUESS = 410

export interface GameWindowProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
  /** Number of empty tiles at the end while more are on their way. */
  readonly loading: number
  /** Called when the end comes within 300 px, at most every 300 ms. */
  readonly onNearEnd: (() => void) | undefined
}

/**
 * A list of any length with the games of a few screens in the document: shelves of whole rows, of which those near
 * the screen are drawn. Ten thousand games cost what forty do.
 */
export function GameWindow({ label, games, loading, onNearEnd }: GameWindowProps) {
  const list = useRef<HTMLDivElement>(null)
  const end = useNearEnd(onNearEnd)
  const [top, setTop] = useState(0)
  const shelves = useMemo(
    () =>
      Array.from({ length: Math.ceil(games.length / SHELF_SIZE) }, (_, index) =>
        games.slice(index * SHELF_SIZE, (index + 1) * SHELF_SIZE),
      ),
    [games],
  )
  const guess = useRef(FIRST_GUESS)
  // oxlint-disable-next-line react/incompatible-library -- it hands out functions that change by themselves; nothing here is memoised on them
  const { measureElement, getVirtualItems, getTotalSize } = useWindowVirtualizer({
    count: shelves.length,
    estimateSize: () => guess.current,
    overscan: OVERSCAN,
    scrollMargin: top,
    // The first game names a shelf, so that its measured height stays its own when the list grows.
    getItemKey: (index) => shelves[index]?.[0]?.nodeId ?? index,
  })

  // What stands above the list comes and goes (studios, finds) and moves it: the page's height changes with it.
  useLayoutEffect(() => {
    function read(): void {
      const element = list.current
      if (!element) return
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
      const full = element.querySelector<HTMLElement>('[data-full]')
      if (full) guess.current = full.offsetHeight
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const drawn = getVirtualItems()
  const before = (drawn[0]?.start ?? top) - top
  const after = getTotalSize() - ((drawn.at(-1)?.end ?? top) - top)
  return (
    <>
      <div ref={list} style={{ paddingBlock: `${before}px ${Math.max(0, after)}px` }}>
        {drawn.map(({ index, key }) => (
          <div
            key={key}
            ref={measureElement}
            data-index={index}
            data-full={shelves[index]?.length === SHELF_SIZE ? '' : undefined}
            className={css.shelf}
          >
            <Shelf label={label} games={shelves[index] ?? NONE} priority={index === 0} />
          </div>
        ))}
      </div>
      {loading > 0 && <GameShelf label={label} games={NONE} loading={loading} />}
      {onNearEnd && <div ref={end} aria-hidden />}
    </>
  )
}

const NONE: readonly ListedGame[] = []

/** Drawn again only when its own games change, not at every step of the scroll. */
const Shelf = memo(
  ({
    label,
    games,
    priority,
  }: {
    readonly label: string
    readonly games: readonly ListedGame[]
    readonly priority: boolean
  }) => <GameShelf label={label} games={games} priority={priority} />,
  (one, other) =>
    one.label === other.label &&
    one.priority === other.priority &&
    one.games.length === other.games.length &&
    one.games.every((game, index) => game === other.games[index]),
)
