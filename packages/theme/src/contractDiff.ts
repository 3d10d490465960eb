import { tokenPaths } from './tokenPaths.ts'

/**
 * Compares a theme's leaves with the contract's.
 *
 * @returns undefined when they are the same, else one line for each leaf: `- name` is missing, `+ name` is not
 * in the contract, `~ name` has no value
 */
export function contractDiff(tokens: Readonly<Record<string, unknown>>): string | undefined {
  const known = new Set<string>(tokenPaths)
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
