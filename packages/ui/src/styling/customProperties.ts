import type { CSSProperties } from 'react'

/**
 * Sets variables made by `createVar` on one element. Does what `assignInlineVars` of vanilla-extract does for plain
 * variables, without its half kilobyte for whole contracts, which home's first load would carry for the news line.
 * @param values - by reference as `createVar` gives it: `var(--name)`
 */
export function customProperties(values: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([reference, value]) => [reference.slice('var('.length, -1), value]),
  )
}
