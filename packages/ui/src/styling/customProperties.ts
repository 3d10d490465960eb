import type { CSSProperties } from 'react'

/**
 * Sets variables made by `createVar` on one element. Equals `assignInlineVars` of vanilla-extract for plain
 * variables, without its half kilobyte for whole contracts, which home's first load would download for the
 * marquee.
 *
 * @param values - by reference as `createVar` gives it: `var(--name)`
 */
export function customProperties(values: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([reference, value]) => [reference.slice('var('.length, -1), value]),
  )
}
