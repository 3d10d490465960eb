import { nearest } from '@livery/theme'
import * as v from 'valibot'

import type { TenantConfig } from '../config.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { suggest } from './suggest.ts'
import { tenantSchema } from './tenantSchema.ts'

/** Source of a value; the first two fields of each problem about it. */
export interface Source {
  readonly tenant: string
  readonly file: string
}

export type Reading =
  | { readonly config: TenantConfig; readonly problems: readonly [] }
  | { readonly config?: never; readonly problems: readonly Problem[] }

const LONGEST_SHOWN = 80

/** Letters that a terminal does not show, or that turn what it shows. */
const UNSEEN =
  /[\u007F-\u009F\u00AD\u115F\u1160\u200B-\u200F\u2028-\u202E\u2060-\u2069\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu

/** Value in the notation of a TypeScript file, shortened. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'bigint' || typeof value === 'symbol') return value.toString()
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const written = JSON.stringify(value).replaceAll(
    UNSEEN,
    (letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
  return written.length > LONGEST_SHOWN
    ? `${written.slice(0, LONGEST_SHOWN)}… (${String(value).length} characters)`
    : written
}

/** The parts of valibot's schemas that lead from an object to its fields. */
type Step = v.GenericSchema & {
  readonly wrapped?: Step
  readonly entries?: Readonly<Record<string, Step>>
  /** Schema of the items of a list. */
  readonly item?: Step
  /** Schema for a value, of a field that may be given in two forms. */
  readonly getter?: (value: unknown) => Step
}

/** A value of the form that the next key of a path is looked for in: an item of a list, or a key of an object. */
const formWith = (key: string): unknown => (/^\d+$/.test(key) ? [] : {})

/** The schema of the field at `path`; undefined inside records and unions, which have no fields of their own. */
function schemaAt(path: readonly string[]): Step | undefined {
  let schema: Step | undefined = tenantSchema
  for (const key of path) {
    const outer = unwrapped(schema)
    const inner = unwrapped(outer?.getter?.(formWith(key)) ?? outer)
    schema = inner?.entries?.[key] ?? (/^\d+$/.test(key) ? inner?.item : undefined)
  }
  return unwrapped(schema)
}

/** Problems of lists in place of objects: to valibot a list is an object, with its indexes for keys. */
function listProblems(
  value: unknown,
  source: Source,
  schema: Step | undefined = tenantSchema,
  path: readonly string[] = [],
): Problem[] {
  const { entries } = unwrapped(schema) ?? {}
  if (entries === undefined || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const expected = `an object with ${Object.keys(entries).join(', ')}`
    return [
      {
        ...source,
        field: path.join('.'),
        code: 'type',
        level: 'error',
        found: shown(value),
        expected,
        suggestion: '',
      },
    ]
  }
  return Object.entries(value).flatMap(([key, item]) =>
    Object.hasOwn(entries, key) ? listProblems(item, source, entries[key], [...path, key]) : [],
  )
}

function unwrapped(schema: Step | undefined): Step | undefined {
  let inner = schema
  while (inner?.wrapped !== undefined) inner = inner.wrapped
  return inner
}

/** Allowed keys of the object at `path`. */
function keysAt(path: readonly string[]): string[] {
  const schema = schemaAt(path)
  return Object.keys((unwrapped(schema?.getter?.({})) ?? schema)?.entries ?? {})
}

/** Requirement of a field that an object misses: valibot names only its key. */
function demandOf(path: readonly string[], issue: v.BaseIssue<unknown>): string {
  const schema = schemaAt(path)
  if (schema?.entries !== undefined) return `an object with ${Object.keys(schema.entries).join(', ')}`
  const isMissingKey = issue.type === 'strict_object' && issue.input === undefined
  const own =
    schema === undefined || !isMissingKey ? undefined : v.safeParse(schema, undefined).issues?.[0].message
  return own ?? issue.message
}

function optionsOf(issue: v.BaseIssue<unknown>): string[] {
  const { requirement } = issue as { requirement?: unknown }
  if (Array.isArray(requirement)) return requirement.filter((option) => typeof option === 'string')
  // A picklist keeps its options only in `expected`: ("dark" | "light").
  return issue.type === 'picklist'
    ? [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '')
    : []
}

function codeOf(issue: v.BaseIssue<unknown>): ProblemCode {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-key'
  if (issue.input === undefined) return 'required'
  if (issue.kind === 'schema' && issue.type !== 'picklist' && issue.type !== 'literal') return 'type'
  if (issue.type === 'raw_check') return 'duplicate'
  return 'value'
}

function toProblem(issue: v.BaseIssue<unknown>, source: Source): Problem {
  const path = (issue.path ?? []).map((item) => String(item.key))
  const code = codeOf(issue)
  const problem = { ...source, field: path.join('.'), code, level: 'error' as const }
  if (code === 'unknown-key') {
    const allowed = keysAt(path.slice(0, -1))
    const meant = nearest(path.at(-1) ?? '', allowed)
    return {
      ...problem,
      found: `the unknown key '${path.at(-1) ?? ''}'`,
      expected: `one of ${allowed.join(', ')}`,
      suggestion: meant === undefined ? 'Remove it.' : `Did you mean '${meant}'?`,
    }
  }
  const meant = code === 'duplicate' ? undefined : suggest(issue.input, schemaAt(path), optionsOf(issue))
  return {
    ...problem,
    found: shown(issue.input),
    expected: demandOf(path, issue),
    suggestion:
      code === 'duplicate'
        ? 'Remove one of them.'
        : meant === undefined
          ? ''
          : `Did you mean ${written(meant)}?`,
  }
}

/** A proposed value as TypeScript writes it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** Checks the default export of a `tenant.ts` and fills in its defaults. */
export function readTenant(value: unknown, source: Source): Reading {
  const result = v.safeParse(tenantSchema, value)
  // A list in the place of an object of defaults only is an object without keys to valibot.
  if (result.success && listProblems(value, source).length === 0)
    return { config: result.output, problems: [] }
  const lists = listProblems(value, source)
  const isInList = (field: string) =>
    lists.some((list) => list.field === '' || field === list.field || field.startsWith(`${list.field}.`))
  const others = (result.issues ?? [])
    .map((issue) => toProblem(issue, source))
    .filter(({ field }) => !isInList(field))
  return { problems: [...lists, ...others] }
}
