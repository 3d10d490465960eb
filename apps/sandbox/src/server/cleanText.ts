import type { Faults } from '../contract/index.ts'

/** Maximum depth of a value that is looked through; no schema of the contract is nearly as deep. */
const DEPTH = 64

/**
 * Finds what passes JSON and JSON Schema and no program of a person sends: texts that PostgreSQL cannot store (NUL, halves
 * of surrogate pairs), and fields named as what every object has. Libraries call those: one that compares two items of a
 * list asks each for its `toString`.
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
    if (!isClean(name) || name in Object.prototype) return at
    const found = findUnclean(child, at)
    if (found) return found
  }
  return undefined
}

const isClean = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
