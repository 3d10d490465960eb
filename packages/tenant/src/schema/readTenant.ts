import * as v from 'valibot'

import type { TenantConfig } from '../config.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { nearest } from './nearest.ts'
import { tenantSchema } from './tenantSchema.ts'

/** Where a value came from; the first two fields of each problem about it. */
export interface Source {
  readonly tenant: string
  readonly file: string
}

export type Reading =
  | { readonly config: TenantConfig; readonly problems: readonly [] }
  | { readonly config?: never; readonly problems: readonly Problem[] }

const LONGEST_SHOWN = 80

/** A value as it would be written in a file, shortened. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'bigint' || typeof value === 'symbol') return value.toString()
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const written = JSON.stringify(value)
  return written.length > LONGEST_SHOWN
    ? `${written.slice(0, LONGEST_SHOWN)}… (${written.length} characters)`
    : written
}

/** The parts of valibot's schemas that lead from an object to its fields. */
type Step = v.GenericSchema & { readonly wrapped?: Step; readonly entries?: Readonly<Record<string, Step>> }

/** The schema of the field at `path`; undefined inside lists and unions, which have no fields of their own. */
function schemaAt(path: readonly string[]): Step | undefined {
  let schema: Step | undefined = tenantSchema
  for (const key of path) schema = unwrapped(schema)?.entries?.[key]
  return unwrapped(schema)
}

function unwrapped(schema: Step | undefined): Step | undefined {
  let inner = schema
  while (inner?.wrapped !== undefined) inner = inner.wrapped
  return inner
}

/** The keys that the object at `path` may have. */
function keysAt(path: readonly string[]): string[] {
  return Object.keys(schemaAt(path)?.entries ?? {})
}

/** What a field asks for, when an object misses it: valibot names only its key. */
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
  const meant = typeof issue.input === 'string' ? nearest(issue.input, optionsOf(issue)) : undefined
  return {
    ...problem,
    found: shown(issue.input),
    expected: demandOf(path, issue),
    suggestion: meant === undefined ? '' : `Did you mean '${meant}'?`,
  }
}

/** Checks the default export of a `tenant.ts` and fills in its defaults. */
export function readTenant(value: unknown, source: Source): Reading {
  const result = v.safeParse(tenantSchema, value)
  if (result.success) return { config: result.output, problems: [] }
  return { problems: result.issues.map((issue) => toProblem(issue, source)) }
}
