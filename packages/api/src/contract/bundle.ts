import { resolve, sep } from 'node:path'

import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core'

import type { JsonObject } from './document.ts'
import type { ReadSource } from './sources.ts'

/** Error in the contract's files that prevents bundling. */
export class ContractError extends Error {
  override name = 'ContractError'
}

/** Virtual folder in which the names of sources are resolved; no file is read from it. */
const VIRTUAL = resolve('/openapi')

/** Resolver that gives Redocly the files of a `ReadSource` instead of those on disk. */
class SourceResolver extends BaseResolver {
  readonly #read: ReadSource

  constructor(read: ReadSource) {
    super()
    this.#read = read
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const name = nameOf(path)
    const text = this.#read(name)
    if (text === undefined) throw new ContractError(`openapi/${name} is not there.`)
    return new Source(path, text)
  }
}

const nameOf = (path: string) => path.slice(VIRTUAL.length + 1).replaceAll(sep, '/')

/**
 * Bundles a document and the files that it refers to into one that refers only to itself. Components keep
 * their names, so a name has one meaning in all files; path items are inlined. Components of other files are
 * included only when something refers to them.
 * @throws ContractError for an unresolved reference and for two different components of one name
 */
export async function bundleContract(file: string, read: ReadSource): Promise<JsonObject> {
  const result = await bundle({
    ref: resolve(VIRTUAL, file),
    config: await createConfig({}),
    externalRefResolver: new SourceResolver(read),
    componentRenamingConflicts: 'error',
  })
  const problems = result.problems.map(({ message, location: [place] }) =>
    place === undefined ? message : `${nameOf(place.source.absoluteRef)}${place.pointer ?? ''}: ${message}`,
  )
  if (problems.length > 0) throw new ContractError(problems.join('\n'))
  const { components = {}, ...rest } = result.bundle.parsed as JsonObject
  return { ...rest, components: sorted(components as JsonObject) }
}

/** Sorts components by kind and name, so that the order of reading files does not matter. */
function sorted(components: JsonObject): JsonObject {
  const byName = (group: JsonObject) =>
    Object.fromEntries(Object.entries(group).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return Object.fromEntries(
    Object.entries(byName(components)).map(([kind, group]) => [kind, byName(group as JsonObject)]),
  )
}
