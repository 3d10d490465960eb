/** Results by what they were made from, of which a number is kept. */
export interface LatestResults<Value> {
  /** Result of a key: the kept one, else a new one, for which the oldest is forgotten when there are too many. */
  readonly of: (key: string, make: () => Value) => Value
  readonly size: () => number
}

/** Results that are made again when they were forgotten: they save work, and a process may run for months. */
export function latestResults<Value>(most: number): LatestResults<Value> {
  const kept = new Map<string, Value>()
  return {
    of: (key, make) => {
      const known = kept.get(key)
      if (known !== undefined) return known
      const made = make()
      const [oldest] = kept.keys()
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(key, made)
      return made
    },
    size: () => kept.size,
  }
}
