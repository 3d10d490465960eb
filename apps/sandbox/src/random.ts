/** A repeatable source of chance: the same name under the same seed always gives the same row of numbers. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  /** One of a list that is not empty. */
  pick<T>(items: readonly T[]): T
  /** An independent row of numbers with its own name. */
  fork(name: string): Random
}

/** The seed of everything that is made up; changing it changes every picture and every test. */
export const SEED = 'livery-2026'

/** Starts a row of numbers. */
export function seededRandom(name: string): Random {
  let state = hash(name)
  const next = (): number => {
    // mulberry32: 32 bits of state suffice for made-up content; nothing secret is ever drawn from here.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list.')
      return item
    },
    fork: (child) => seededRandom(`${name}/${child}`),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
