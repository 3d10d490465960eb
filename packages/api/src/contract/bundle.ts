import { posix } from 'node:path'

import { followPointer, isObject, objectAt, type Json, type JsonObject } from './document.ts'
import type { ReadSource } from './sources.ts'

const COMPONENT = /^\/components\/(\w+)\/([\w.-]+)$/

/** A mistake in the contract's files that keeps them from being put together. */
export class ContractError extends Error {
  override name = 'ContractError'
}

/**
 * Puts a document and the files it refers to together into one that refers only to itself.
 * Components keep their names, so a name may be given once over all files; path items are put in place.
 * Components of other files come along only when something refers to them.
 *
 * @throws ContractError for a reference to nothing and for two components of one name.
 */
export function bundleContract(file: string, read: ReadSource): JsonObject {
  const owners = new Map<string, string>()
  const components: JsonObject = {}

  const locate = (reference: string, from: string): { node: Json; file: string; pointer: string } => {
    const [target = '', pointer = ''] = reference.split('#')
    const owner = target === '' ? from : posix.join(posix.dirname(from), target)
    const document = read(owner)
    if (!document) throw new ContractError(`${from} refers to ${owner}, which is not there.`)
    const node = followPointer(document, pointer)
    if (node === undefined) throw new ContractError(`${from} refers to ${reference}, which is not there.`)
    // A component may itself be a mere reference to one of the same name elsewhere.
    const onward = isObject(node) && COMPONENT.test(pointer) && node['$ref']
    return typeof onward === 'string' && Object.keys(objectAt({ node }, 'node')).length === 1
      ? locate(onward, owner)
      : { node, file: owner, pointer }
  }

  const adopt = (reference: string, from: string): string => {
    const found = locate(reference, from)
    const [, kind, name] = COMPONENT.exec(found.pointer) ?? []
    if (!kind || !name)
      throw new ContractError(`${from} refers to ${reference}; only components can be shared.`)
    const key = `${kind}/${name}`
    const owner = owners.get(key)
    if (owner && owner !== found.file)
      throw new ContractError(`${owner} and ${found.file} both define ${key}.`)
    if (!owner) {
      owners.set(key, found.file)
      const group = (components[kind] ??= {}) as JsonObject
      group[name] = null // keeps the place while a recursive schema is being walked
      group[name] = walk(found.node, found.file)
    }
    return `#/components/${key}`
  }

  const walk = (node: Json, from: string): Json => {
    if (Array.isArray(node)) return node.map((item) => walk(item, from))
    if (!isObject(node)) return node
    const reference = node['$ref']
    if (typeof reference === 'string' && !COMPONENT.test(reference.split('#')[1] ?? '')) {
      const found = locate(reference, from)
      return walk(found.node, found.file)
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? adopt(value, from)
          : key === 'example' || key === 'examples'
            ? value
            : walk(value, from),
      ]),
    )
  }

  const root = read(file)
  if (!root) throw new ContractError(`openapi/${file} is not there.`)
  const { components: own = {}, ...rest } = root
  const bundled = walk(rest, file) as JsonObject
  for (const [kind, group] of Object.entries(own as JsonObject)) {
    for (const name of Object.keys(group as JsonObject)) adopt(`#/components/${kind}/${name}`, file)
  }
  return { ...bundled, components: sorted(components) }
}

function sorted(components: JsonObject): JsonObject {
  const byName = (group: JsonObject) =>
    Object.fromEntries(Object.entries(group).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return Object.fromEntries(
    Object.entries(byName(components)).map(([kind, group]) => [kind, byName(group as JsonObject)]),
  )
}
