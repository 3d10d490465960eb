import leven from 'leven'

/** Greatest number of compared characters: the time grows with the product of the lengths. */
const LONGEST = 64

/** The word with its first two differing neighbours swapped. */
function swapped(word: string, other: string): string {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  return at === -1 ? word : word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
}

/** Edit distance between two words; two swapped neighbours count as one edit, not two. */
function edits(a: string, b: string): number {
  return a !== b && swapped(a, b) === b ? 1 : leven(a, b)
}

/**
 * Nearest allowed word by edit distance, however large; upper and lower case are the same. The first of
 * several equally near ones. For a proposal to a person use {@link nearest}.
 * @returns undefined for an empty list
 */
export function closest<T extends string>(found: string, allowed: readonly T[]): T | undefined {
  const word = found.slice(0, LONGEST).toLowerCase()
  let best: T | undefined
  let least = Infinity
  for (const candidate of allowed) {
    const distance = edits(word, candidate.toLowerCase())
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/**
 * Nearest allowed word by edit distance, when at most a third of its letters differ (one letter in words of up
 * to five). Used for every "Did you mean …?" to operators.
 *
 * @returns undefined when none is near: a wrong proposal misleads more than none
 */
export function nearest<T extends string>(found: string, allowed: readonly T[]): T | undefined {
  const best = closest(found, allowed)
  if (best === undefined) return undefined
  const distance = edits(found.slice(0, LONGEST).toLowerCase(), best.toLowerCase())
  return distance <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined
}
