/** Deterministic random generator: the same name under the same seed always gives the same sequence. */
export interface Random {
  /** Number in [0, 1). */
  next(): number
  /** Integer from `low` to `high`, both included. */
  integer(low: number, high: number): number
  /** Element of a non-empty list. */
  pick<T>(items: readonly T[]): T
  /** Independent generator with a name of its own. */
  fork(name: string): Random
}

/** Seed of all invented content; changing it changes every picture and every test. */
export const SEED = 'livery-2026'

/**
 * Generator for a name, of invented content alone: whoever reads the source can compute it. What money hangs on comes
 * from `secretRandom` (`platform/secretRandom.ts`).
 */
export function seededRandom(name: string): Random {
  let state = hash(name)
  const next = (): number => {
    // mulberry32: 32 bits of state suffice for invented content; secrets never come from here.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return randomOf(next, (child) => seededRandom(`${name}/${child}`))
}

/** Generator of a source of numbers in [0, 1). */
export function randomOf(next: () => number, fork: Random['fork']): Random {
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list.')
      return item
    },
    fork,
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
