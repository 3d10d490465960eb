/** Number of single-character edits (insert, delete, replace, swap of neighbours) between two words. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The allowed word that somebody most likely meant.
 * @returns undefined when none is near: a wrong guess misleads more than none
 */
export function nearest(found: string, allowed: readonly string[]): string | undefined {
  // A mistake of thousands of characters is no misspelling, and the distance grows with the product of the lengths.
  const word = found.slice(0, 64).toLowerCase()
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of allowed) {
    const distance = editDistance(word, candidate.toLowerCase())
    if (best === undefined || distance < best.distance) best = { candidate, distance }
  }
  if (best === undefined) return undefined
  return best.distance <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined
}
