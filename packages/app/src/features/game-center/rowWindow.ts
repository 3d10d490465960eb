/** Rows rendered above and below the screen, so that a fling shows games and no gaps. */
const OVERSCAN = 2
/**
 * Rows added per frame. The fastest fling moves a list by little more than one row per frame, which the overscan
 * covers; after a jump the list fills within a few frames instead of blocking one of them.
 */
const ROWS_A_FRAME = 1

/** Position and measures of a grid. */
export interface Measured {
  /** The grid's top on the page, CSS px. */
  readonly top: number
  /** Items side by side; the style sheet decides. */
  readonly columns: number
  /** From one row's top to the next one's, CSS px. */
  readonly pitch: number
}

/** Rendered items of a grid: whole rows. */
export interface Drawn {
  readonly columns: number
  readonly pitch: number
  /** Index of the first rendered item, and the first index after the last one. */
  readonly first: number
  readonly last: number
}

/** Initial window, before measuring: the rows that a phone's screen shows below a search box. */
export const UNMEASURED: Drawn = { columns: 3, pitch: 222, first: 0, last: 9 }

/** Visible part of the page, CSS px. */
export interface Seen {
  readonly from: number
  readonly height: number
}

/** Items to render out of `count` while a part of the page is visible. */
export function windowAt({ top, columns, pitch }: Measured, seen: Seen, count: number): Drawn {
  const rows = Math.ceil(count / columns)
  const rowAt = (px: number): number => (px - top) / pitch
  const within = (row: number): number => Math.min(Math.max(row, 0), rows) * columns
  return {
    columns,
    pitch,
    first: within(Math.floor(rowAt(seen.from)) - OVERSCAN),
    last: within(Math.ceil(rowAt(seen.from + seen.height)) + OVERSCAN),
  }
}

/**
 * Next step from the rendered window towards the wanted one: surplus rows go at once, missing ones are added {@link
 * ROWS_A_FRAME} rows at a time, those below first.
 *
 * @returns `drawn` itself when there is nothing left to do
 */
export function approach(drawn: Drawn, wanted: Drawn): Drawn {
  const { columns, pitch } = wanted
  const step = ROWS_A_FRAME * columns
  const sameGrid = drawn.columns === columns
  const overlap = sameGrid && wanted.first < drawn.last && drawn.first < wanted.last
  const [first, last] = overlap ? grown() : anew()
  const same = sameGrid && drawn.pitch === pitch && drawn.first === first && drawn.last === last
  return same ? drawn : { columns, pitch, first, last }

  function grown(): readonly [number, number] {
    const end = Math.min(wanted.last, drawn.last + step)
    const left = step - Math.max(0, end - drawn.last)
    return [Math.max(wanted.first, drawn.first - left), end]
  }
  /**
   * No overlap with the rendered window: starts with the screen's own rows, or with the list's last where it ends
   * above.
   */
  function anew(): readonly [number, number] {
    const seen = wanted.first === 0 ? 0 : wanted.first + OVERSCAN * columns
    const begin = Math.max(wanted.first, Math.min(seen, wanted.last - step))
    // First rows when the number of columns differs from the assumed one: rendered rows stay.
    const kept = begin === 0 && drawn.first === 0 ? Math.ceil(drawn.last / columns) * columns : 0
    return [begin, Math.min(wanted.last, Math.max(kept, begin + step))]
  }
}
