function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The valid name that takes the fewest letter changes to reach from `found`: what the writer most likely meant. */
export function nearestName<T extends string>(found: string, valid: readonly T[]): T | undefined {
  let best: T | undefined
  let least = Infinity
  for (const name of valid) {
    const cost = distance(found.toLowerCase(), name.toLowerCase())
    if (cost < least) [best, least] = [name, cost]
  }
  return best
}
