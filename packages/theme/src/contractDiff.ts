import { tokenPaths } from './tokenPaths.ts'

const known = new Set<string>(tokenPaths)

/**
 * Compares a theme's leaves with the contract's.
 *
 * @returns undefined when they are the same, else one line for each leaf: `- name` is missing, `+ name` is not
 * in the contract, `~ name` has no value
 */
export function contractDiff(tokens: Readonly<Record<string, unknown>>): string | undefined {
  // A sound theme is the usual case, and is solved twice for every brand.
  const hasValue = (path: string) => {
    const value = tokens[path]
    return typeof value === 'string' && value !== ''
  }
  if (Object.keys(tokens).length === tokenPaths.length && tokenPaths.every(hasValue)) return undefined
  const missing = tokenPaths.filter((path) => !(path in tokens)).map((path) => `- ${path}`)
  const empty = tokenPaths
    .filter((path) => path in tokens && (typeof tokens[path] !== 'string' || tokens[path] === ''))
    .map((path) => `~ ${path}`)
  const extra = Object.keys(tokens)
    .filter((path) => !known.has(path))
    .map((path) => `+ ${path}`)
  const lines = [...missing, ...empty, ...extra]
  return lines.length > 0 ? lines.join('\n') : undefined
}
