type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Data with other data laid over it, as a JSON Merge Patch (RFC 7396): objects are merged field by field, `null` takes a
 * field away, and everything else, lists too, replaces what was there.
 */
function patched(below: unknown, above: unknown): unknown {
  if (!isFields(above)) return above
  const merged: Record<string, unknown> = isFields(below) ? { ...below } : {}
  for (const [name, value] of Object.entries(above)) {
    if (value === null) delete merged[name]
    else merged[name] = patched(merged[name], value)
  }
  return merged
}

/**
 * Layers of data as one, by the one rule that shared defaults, a brand, its environments and its seasons follow.
 * @param layers the lowest first; it stays as it is, its `null`s too
 */
export function mergeLayers(...[lowest, ...others]: readonly [unknown, ...unknown[]]): unknown {
  return others.reduce(patched, lowest)
}
