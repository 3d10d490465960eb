import { bundleContract, CONTRACTS, diskSource } from '@livery/api/contract'

/** Node of a YAML document. */
export type Node = null | boolean | number | string | Node[] | { [key: string]: Node }
export type NodeObject = { [key: string]: Node }

/** Node with its location, for following references inside it. */
export interface Place<T extends Node = Node> {
  readonly node: T
  /** URI of the document. */
  readonly uri: string
  /** JSON pointer within the document. */
  readonly pointer: string
}

/** The contract's documents by URI, each self-contained. */
export type Documents = ReadonlyMap<string, NodeObject>

/** URI of a document, also used by the reference page. */
export const documentUri = (name: string): string => `https://contract.livery/${name}`

/** Reads the contract and puts each document together with what it refers to. */
export async function readDocuments(): Promise<Documents> {
  const read = diskSource()
  const bundled = CONTRACTS.map(
    async (name) => [documentUri(name), (await bundleContract(`${name}.yaml`, read)) as NodeObject] as const,
  )
  return new Map(await Promise.all(bundled))
}

/** True for mappings. */
export function isObject(node: Node | undefined): node is NodeObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** Child of a mapping, without following references. */
export function child(place: Place, key: string): Place | undefined {
  const { node } = place
  const next = Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined
  if (next === undefined) return undefined
  return { node: next, uri: place.uri, pointer: `${place.pointer}/${escapePointer(key)}` }
}

/** Follows `$ref`s to the first node that is none. */
export function follow(documents: Documents, place: Place): Place {
  let current = place
  for (let steps = 0; isObject(current.node) && typeof current.node['$ref'] === 'string'; steps += 1) {
    if (steps > 16) throw new Error(`${place.uri}${place.pointer} refers in a circle.`)
    current = locate(documents, new URL(current.node['$ref'], current.uri).href)
  }
  return current
}

/** Node that `document#/pointer` refers to. */
function locate(documents: Documents, reference: string): Place {
  const [uri = '', pointer = ''] = reference.split('#')
  const document = documents.get(uri)
  if (!document) throw new Error(`The contract refers to ${uri}, which is not there.`)
  let place: Place = { node: document, uri, pointer: '' }
  for (const part of pointer.split('/').slice(1)) {
    const next = child(place, decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    if (!next) throw new Error(`The contract refers to ${reference}, which is not there.`)
    place = next
  }
  return place
}

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
