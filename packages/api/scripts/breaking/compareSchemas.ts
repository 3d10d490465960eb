import {
  dereference,
  isObject,
  listAt,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '../../src/contract/index.ts'

/** Direction in which a schema is sent: a request may not become stricter, an answer not looser. */
export type Direction = 'request' | 'answer'

export interface Comparison {
  readonly before: JsonObject
  readonly after: JsonObject
  readonly direction: Direction
}

/** Answers may gain codes: the client shows a code it does not know as 'unknown error'. */
const MAY_GROW = new Set(['#/components/schemas/ErrorCode'])

/** Bounds of a schema, with the direction in which a request becomes stricter. */
const BOUNDS: readonly [name: string, stricter: (was: number, is: number) => boolean, none: number][] = [
  ['maxLength', (was, is) => is < was, Infinity],
  ['maximum', (was, is) => is < was, Infinity],
  ['maxItems', (was, is) => is < was, Infinity],
  ['maxProperties', (was, is) => is < was, Infinity],
  ['minLength', (was, is) => is > was, 0],
  ['minimum', (was, is) => is > was, -Infinity],
  ['minItems', (was, is) => is > was, 0],
  ['minProperties', (was, is) => is > was, 0],
]

/** Breaking changes between two schemas, each with its place. */
export function* compareSchemas(
  comparison: Comparison,
  was: Json | undefined,
  is: Json | undefined,
  place: string,
  walked: ReadonlySet<string> = new Set(),
): Generator<string> {
  const reference = textAt(was, '$ref')
  if (reference) {
    // A recursive schema was compared at an outer level.
    if (walked.has(reference)) return
    walked = new Set([...walked, reference])
  }
  const old = dereference(comparison.before, was)
  const now = dereference(comparison.after, is)
  if (JSON.stringify(old['type']) !== JSON.stringify(now['type'])) {
    yield `${place}: type was ${typeName(old)}, is ${typeName(now)}`
    return
  }
  if (!(comparison.direction === 'answer' && reference && MAY_GROW.has(reference))) {
    yield* compareValues(comparison, old, now, place)
  }
  if (comparison.direction === 'request') yield* compareBounds(old, now, place)
  yield* compareProperties(comparison, old, now, place, walked)
  yield* compareVariants(comparison, old, now, place, walked)
  for (const [key, name] of NESTED) {
    if (isObject(old[key]) && isObject(now[key])) {
      yield* compareSchemas(comparison, old[key], now[key], `${place}${name}`, walked)
    }
  }
}

/** Schemas inside a schema, with the notation of their place. */
const NESTED = [
  ['items', '[]'],
  ['additionalProperties', '{}'],
  ['contentSchema', ' (decoded)'],
] as const

const typeName = (schema: JsonObject) => JSON.stringify(schema['type'] ?? 'anything').replaceAll('"', '')

/** Values of a schema's `enum` or `const`, or undefined. */
function valuesOf(schema: JsonObject): Json[] | undefined {
  if ('const' in schema) return [schema['const'] ?? null]
  return 'enum' in schema ? listAt(schema, 'enum') : undefined
}

function* compareValues(
  { direction }: Comparison,
  was: JsonObject,
  is: JsonObject,
  place: string,
): Generator<string> {
  const old = valuesOf(was)
  const now = valuesOf(is)
  const [narrow, wide] = direction === 'request' ? [now, old] : [old, now]
  if (!narrow) return
  if (!wide) {
    yield direction === 'request'
      ? `${place}: now limited to ${narrow.join(', ')}`
      : `${place}: no longer limited to ${narrow.join(', ')}`
    return
  }
  const differing = wide.filter((value) => !narrow.includes(value))
  if (differing.length > 0) {
    yield `${place}: ${direction === 'request' ? 'no longer takes' : 'may now be'} ${differing.join(', ')}`
  }
}

function* compareBounds(was: JsonObject, is: JsonObject, place: string): Generator<string> {
  for (const [name, stricter, none] of BOUNDS) {
    const old = typeof was[name] === 'number' ? was[name] : none
    const now = typeof is[name] === 'number' ? is[name] : none
    if (stricter(old, now)) yield `${place}: ${name} was ${Number.isFinite(old) ? old : 'none'}, is ${now}`
  }
  for (const name of ['pattern', 'format']) {
    const now = textAt(is, name)
    if (now !== undefined && now !== textAt(was, name)) {
      yield `${place}: ${name} was ${textAt(was, name) ?? 'none'}, is ${now}`
    }
  }
}

function* compareProperties(
  comparison: Comparison,
  was: JsonObject,
  is: JsonObject,
  place: string,
  walked: ReadonlySet<string>,
): Generator<string> {
  const old = objectAt(was, 'properties')
  const now = objectAt(is, 'properties')
  const request = comparison.direction === 'request'
  for (const [name, schema] of Object.entries(old)) {
    const later = now[name]
    if (later === undefined) yield `${place}: field ${name} removed`
    else yield* compareSchemas(comparison, schema, later, `${place}.${name}`, walked)
  }
  const required = { old: listAt(was, 'required'), now: listAt(is, 'required') }
  for (const name of request ? required.now : required.old) {
    const [stays, exists] = request ? [required.old, now] : [required.now, now]
    if (!stays.includes(name) && String(name) in exists) {
      yield `${place}: field ${String(name)} is ${request ? 'now required' : 'no longer always there'}`
    }
  }
}

function* compareVariants(
  comparison: Comparison,
  was: JsonObject,
  is: JsonObject,
  place: string,
  walked: ReadonlySet<string>,
): Generator<string> {
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const name = (variant: Json, index: number) =>
      textAt(variant, '$ref')?.split('/').at(-1) ?? `${key} ${index + 1}`
    const old = new Map(listAt(was, key).map((variant, index) => [name(variant, index), variant]))
    const now = new Map(listAt(is, key).map((variant, index) => [name(variant, index), variant]))
    for (const [variant, schema] of old) {
      const later = now.get(variant)
      if (later !== undefined)
        yield* compareSchemas(comparison, schema, later, `${place} (${variant})`, walked)
      else if (comparison.direction === 'request') yield `${place}: no longer takes ${variant}`
    }
    if (comparison.direction === 'answer') {
      for (const variant of now.keys()) if (!old.has(variant)) yield `${place}: may now be ${variant}`
    }
  }
}
