/** Rows kept above and below the screen, so that a fling meets games and not gaps. */
const OVERSCAN = 2
/**
 * Rows added in one frame. Thrown as hard as a thumb can, a list moves by little more than one, which the rows kept
 * below make up for; after a jump it fills within a few frames instead of stopping for all of them.
 */
const ROWS_A_FRAME = 1

/** Where a grid stands and what it is made of. */
export interface Measured {
  /** The grid's top on the page, CSS px. */
  readonly top: number
  /** Items side by side; the style sheet decides. */
  readonly columns: number
  /** From one row's top to the next one's, CSS px. */
  readonly pitch: number
}

/** The items of a grid that are drawn: whole rows. */
export interface Drawn {
  readonly columns: number
  readonly pitch: number
  /** The first item drawn, and the first one after those drawn. */
  readonly first: number
  readonly last: number
}

/** What a list begins with, before anything was measured: the rows that a phone's screen shows below a search box. */
export const UNMEASURED: Drawn = { columns: 3, pitch: 222, first: 0, last: 9 }

/** The part of the page that is seen, CSS px. */
export interface Seen {
  readonly from: number
  readonly height: number
}

/** What should be drawn of `count` items while a part of the page is seen. */
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
 * The next step from what is drawn towards what should be: what is too much goes at once, what is missing comes
 * {@link ROWS_A_FRAME} rows at a time, those below first.
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
  /** Nothing of what is wanted is there: the screen's own rows come first, or the list's last where it ends above. */
  function anew(): readonly [number, number] {
    const seen = wanted.first === 0 ? 0 : wanted.first + OVERSCAN * columns
    const begin = Math.max(wanted.first, Math.min(seen, wanted.last - step))
    // The first rows in other columns than was thought: those that are drawn already stay.
    const kept = begin === 0 && drawn.first === 0 ? Math.ceil(drawn.last / columns) * columns : 0
    return [begin, Math.min(wanted.last, Math.max(kept, begin + step))]
  }
}
