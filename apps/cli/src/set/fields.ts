import { nearest } from '@livery/theme'

import { UserError } from '../terminal/userError.ts'

/** A field and the text that it is to have, or has to have. */
export interface FieldText {
  readonly field: string
  readonly text: string
}

/** @throws {UserError} for what is no `field=value` */
export function readField(written: string, flag: string): FieldText {
  const at = written.indexOf('=')
  if (at > 0) return { field: written.slice(0, at), text: written.slice(at + 1) }
  const example = flag === 'set' ? "legal.address='1 New Street'" : 'legal.jurisdiction=malta'
  throw new UserError(`${flag} '${written}' names no value: write it as ${example}.`)
}

/** Value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (of, name) =>
      typeof of === 'object' && of !== null && Object.hasOwn(of, name)
        ? (of as Readonly<Record<string, unknown>>)[name]
        : undefined,
    data,
  )
}

/** Paths of all fields of a configuration; entries of lists are not fields. */
export function fieldsOf(data: unknown, before = ''): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return []
  return Object.entries(data).flatMap(([name, of]) => {
    const path = before === '' ? name : `${before}.${name}`
    return [path, ...fieldsOf(of, path)]
  })
}

/**
 * Whole path of a field that may be named by its last part: `jurisdiction` is `legal.jurisdiction`.
 * @param known fields of all brands
 * @throws {UserError} when no field or several are meant
 */
export function resolveField(named: string, known: ReadonlySet<string>): string {
  const [head = ''] = named.split(/\.(?=\d+$)/)
  if (known.has(named) || known.has(head)) return named
  const ends = [...known].filter((path) => path.endsWith(`.${named}`))
  const [only] = ends
  if (only !== undefined && ends.length === 1) return only
  if (ends.length > 1) throw new UserError(`'${named}' may be ${ends.join(' or ')}: name the whole path.`)
  const meant = nearest(named, [...known])
  const advice = meant === undefined ? 'The docstrings of tenant.ts name them.' : `Did you mean ${meant}?`
  throw new UserError(`No brand has the field '${named}'. ${advice}`)
}

/** True when a value is the one written; of a list, when it is one of its entries. */
export function isValue(value: unknown, text: string): boolean {
  return Array.isArray(value)
    ? value.some((each) => isValue(each, text))
    : value !== undefined && (typeof value === 'object' ? JSON.stringify(value) : String(value)) === text
}

/** Value that was written for a field: text where the field holds text, else JSON. */
export function readValue(text: string, before: unknown): unknown {
  if (typeof before === 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
