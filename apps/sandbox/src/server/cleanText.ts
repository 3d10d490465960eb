import type { Faults } from '../contract/index.ts'

/** Maximum depth of a value that is looked through; no schema of the contract is nearly as deep. */
const DEPTH = 64

/**
 * Finds texts that PostgreSQL cannot store and no person typed: NUL, and halves of surrogate pairs. Both pass
 * JSON and JSON Schema.
 * @returns the first such field as broken, with the rule `pattern`
 */
export function uncleanText(value: unknown): Faults {
  const path = findUnclean(value, [])
  return path && { [path.join('.').toWellFormed().replaceAll('\0', '').slice(0, 64) || 'body']: 'pattern' }
}

function findUnclean(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return isClean(value) ? undefined : path
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (path.length >= DEPTH) return path
  for (const [name, child] of Object.entries(value)) {
    const at = [...path, name]
    if (!isClean(name)) return at
    const found = findUnclean(child, at)
    if (found) return found
  }
  return undefined
}

const isClean = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
