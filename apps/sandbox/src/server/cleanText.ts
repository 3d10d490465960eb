import type { Faults } from '../contract/index.ts'

/** Maximum depth of a value that is looked through; no schema of the contract is nearly as deep. */
const DEPTH = 64

/** Field that is not clean, and the rule that it breaks. */
interface Found {
  readonly path: readonly string[]
  readonly rule: 'pattern' | 'unknown'
}

/**
 * Finds what passes JSON and JSON Schema and no program of a person sends: texts that PostgreSQL cannot store (NUL, halves
 * of surrogate pairs), and fields named as what every object has. Libraries call those: one that compares two items of a
 * list asks each for its `toString`.
 * @returns the first such field as broken, with the rule `pattern`, or `unknown` for such a name
 */
export function uncleanText(value: unknown): Faults {
  const found = findUnclean(value, [])
  if (found === undefined) return undefined
  const name = found.path.join('.').toWellFormed().replaceAll('\0', '').slice(0, 64)
  return { [name || 'body']: found.rule }
}

function findUnclean(value: unknown, path: readonly string[]): Found | undefined {
  if (typeof value === 'string') return isClean(value) ? undefined : { path, rule: 'pattern' }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (path.length >= DEPTH) return { path, rule: 'pattern' }
  for (const [name, child] of Object.entries(value)) {
    const at = [...path, name]
    if (!isClean(name)) return { path: at, rule: 'pattern' }
    if (name in Object.prototype) return { path: at, rule: 'unknown' }
    const found = findUnclean(child, at)
    if (found) return found
  }
  return undefined
}

const isClean = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
