import * as fc from 'fast-check'

import {
  type Documents,
  type NodeObject,
  type Place,
  child,
  follow,
  isObject,
} from '../contract/documents.ts'

/** Depth after which optional parts are left out. */
const DEPTH = 5

/** Known values by field name, gathered from answers, so that generated ids name things that exist. */
export type KnownValues = ReadonlyMap<string, readonly string[]>

/**
 * Arbitrary of values that a schema of the contract allows. The contract is closed and bounded by its own rules,
 * so that this part of JSON Schema suffices; generators on the market know neither OpenAPI's documents nor the
 * ids that exist.
 * @param name - field name, for known values
 */
export function schemaArbitrary(
  documents: Documents,
  schema: Place,
  known: KnownValues,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const place = follow(documents, schema)
  const node = isObject(place.node) ? place.node : {}
  const nested = (next: Place, field = name) => schemaArbitrary(documents, next, known, field, depth + 1)
  const choices = listOf(place, 'oneOf') ?? listOf(place, 'anyOf')
  if (choices && node['type'] === undefined) return fc.oneof(...choices.map((choice) => nested(choice)))
  const merged = listOf(place, 'allOf')
  if (merged && node['type'] === undefined) {
    return fc
      .tuple(...merged.map((part) => nested(part)))
      .map((parts) => Object.assign({}, ...parts) as unknown)
  }
  if (Array.isArray(node['enum'])) return fc.constantFrom(...node['enum'])
  if (node['const'] !== undefined) return fc.constant(node['const'])
  switch (node['type']) {
    case 'object':
      return objectArbitrary(place, node, nested, depth)
    case 'array': {
      const items = child(place, 'items')
      const most = Math.min(Number(node['maxItems'] ?? 3), 3)
      const least = Math.min(Number(node['minItems'] ?? 0), most)
      return items ? fc.array(nested(items), { minLength: least, maxLength: most }) : fc.constant([])
    }
    case 'integer':
      return fc.integer(rangeOf(node))
    case 'number':
      return fc.double({ ...rangeOf(node), noNaN: true })
    case 'boolean':
      return fc.boolean()
    default:
      return stringArbitrary(node, known.get(name) ?? [])
  }
}

function objectArbitrary(
  place: Place,
  node: NodeObject,
  nested: (next: Place, field: string) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const required = Array.isArray(node['required']) ? node['required'].map(String) : []
  const properties = child(place, 'properties')
  const names = properties && isObject(properties.node) ? Object.keys(properties.node) : []
  const parts: Record<string, fc.Arbitrary<unknown>> = {}
  for (const name of names) {
    const property = properties && child(properties, name)
    if (property && (depth < DEPTH || required.includes(name))) parts[name] = nested(property, name)
  }
  return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) })
}

function rangeOf(node: NodeObject): { min: number; max: number } {
  const limit = 2 ** 31 - 1
  const min = Math.max(Number(node['minimum'] ?? -limit), -limit)
  return { min, max: Math.max(min, Math.min(Number(node['maximum'] ?? limit), limit)) }
}

function stringArbitrary(node: NodeObject, known: readonly string[]): fc.Arbitrary<string> {
  const made = generatedString(node)
  return known.length === 0 ? made : fc.oneof(fc.constantFrom(...known), made)
}

function generatedString(node: NodeObject): fc.Arbitrary<string> {
  const { format, pattern } = node
  const minLength = Number(node['minLength'] ?? 0)
  const maxLength = Math.max(minLength, Math.min(Number(node['maxLength'] ?? 40), 200))
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') {
    const range = { min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }
    return fc.date(range).map((date) => date.toISOString().slice(0, 10))
  }
  if (format === 'email') return fc.emailAddress()
  if (typeof pattern === 'string') {
    const exact = new RegExp(pattern, 'u')
    return fc
      .oneof(
        { weight: 3, arbitrary: matching(pattern, maxLength) },
        { weight: 1, arbitrary: fc.string({ maxLength }) },
      )
      .map((text) => (exact.test(text) ? text : text.slice(0, maxLength)))
  }
  return fc.string({ minLength, maxLength, unit: 'grapheme' })
}

/** Texts of a pattern; fast-check does not know every escape, and then any text serves. */
function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })
  } catch {
    return fc.string({ maxLength })
  }
}

function listOf(place: Place, key: string): Place[] | undefined {
  const list = child(place, key)
  if (!list || !Array.isArray(list.node)) return undefined
  return list.node.flatMap((_, index) => child(list, String(index)) ?? [])
}
