import type { ReactNode, RefObject } from 'react'

import { GameTileSkeleton, type GameTileCaption, type GameTileShape } from '../game-tile/GameTile.tsx'
import { classes } from '../styling/classes.ts'
import * as css from './GameGrid.css.ts'
import { useNearEnd } from './useNearEnd.ts'

/** Window of a list of which only the items near the screen are drawn. */
export interface GridWindow {
  /** Ref of the list's element, by which the caller measures the window. */
  readonly list: RefObject<HTMLUListElement | null>
  /** Number of items before the first drawn one; whole rows. */
  readonly from: number
  /** Number of items of the whole list, drawn or not. */
  readonly total: number
  /** Height reserved for the items before the drawn ones, CSS px. */
  readonly before: number
  /** Height reserved for the items after the drawn ones, CSS px. */
  readonly after: number
}

export interface GameGridProps<Item> {
  /** Name of the list for screen readers. */
  readonly label: string
  /** All items loaded so far, or with `window` those of them that are near the screen. */
  readonly items: readonly Item[]
  /** Gives the key of an item, unique in the list, so that a tile keeps its picture while the list grows. */
  readonly keyOf: (item: Item) => string
  /** Draws one `GameTile`. */
  readonly children: (item: Item, index: number) => ReactNode
  /** Shape of the tiles; the same as that of the `GameTile`s. Default `portrait`. */
  readonly shape?: GameTileShape | undefined
  /** Place of the names on the tiles; the same as that of the `GameTile`s. Default `below`. */
  readonly caption?: GameTileCaption | undefined
  /** Number of placeholder tiles at the end while more are loading. */
  readonly loading?: number | undefined
  /**
   * Called when the end is within 300 px of the screen, at most every 300 ms (S-centre-12). Leave out when
   * there are no more.
   */
  readonly onNearEnd?: (() => void) | undefined
  /** True for a first tile as large as four others, or as wide as two where tiles are wide. Default false. */
  readonly lead?: boolean | undefined
  /** Window of the list, when `items` are a part of a longer list. */
  readonly window?: GridWindow | undefined
}

/** Grid of games: three columns on a phone for portrait and square tiles, two for wide ones. */
export function GameGrid<Item>({
  label,
  items,
  keyOf,
  children,
  shape = 'portrait',
  caption,
  loading = 0,
  onNearEnd,
  lead = false,
  window: part,
}: GameGridProps<Item>) {
  const end = useNearEnd(onNearEnd)
  return (
    <>
      <ul
        ref={part?.list}
        aria-label={label}
        aria-busy={loading > 0}
        className={classes(css.grids[shape], lead && items.length + loading === 6 && css.six)}
        style={part && { paddingBlock: `${part.before}px ${part.after}px` }}
      >
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={classes(
              lead && index === 0 ? css.leads[shape] : css.cell,
              part ? css.flungCell : index >= EAGER && css.lazyCell,
            )}
            {...(part && { 'aria-posinset': part.from + index + 1, 'aria-setsize': part.total })}
          >
            {children(item, index)}
          </li>
        ))}
        {placeholders(loading, { shape, caption }, css.cell)}
      </ul>
      {onNearEnd && <div ref={end} aria-hidden className={css.end} />}
    </>
  )
}

/** Tiles of the first screens are always laid out. */
const EAGER = 24

const placeholders = (
  count: number,
  look: { readonly shape: GameTileShape; readonly caption: GameTileCaption | undefined },
  className: string,
) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`loading-${index}`} aria-hidden className={className}>
      <GameTileSkeleton {...look} />
    </li>
  ))

export type GameRowProps<Item> = Omit<GameGridProps<Item>, 'onNearEnd' | 'window' | 'lead'>

/** Row of games that scrolls sideways, with the next game partly visible. */
export function GameRow<Item>({
  label,
  items,
  keyOf,
  children,
  shape = 'portrait',
  caption,
  loading = 0,
}: GameRowProps<Item>) {
  return (
    <ul aria-label={label} aria-busy={loading > 0} className={classes(css.rails, css.railShapes[shape])}>
      {items.map((item, index) => (
        <li key={keyOf(item)} className={css.railCell}>
          {children(item, index)}
        </li>
      ))}
      {placeholders(loading, { shape, caption }, css.railCell)}
    </ul>
  )
}
