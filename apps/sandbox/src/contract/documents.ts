import { bundleContract, CONTRACTS, diskSource } from '@livery/api/contract'

/** Anything a document can hold. */
export type Node = null | boolean | number | string | Node[] | { [key: string]: Node }
export type NodeObject = { [key: string]: Node }

/** A node and where it stands, so that references inside it can be followed. */
export interface Place<T extends Node = Node> {
  readonly node: T
  /** URI of the document. */
  readonly uri: string
  /** JSON pointer within the document. */
  readonly pointer: string
}

/** The contract's documents, each whole in itself, by URI. */
export type Documents = ReadonlyMap<string, NodeObject>

/** The names of the documents, as their URIs and the reference page call them. */
export const documentUri = (name: string): string => `https://contract.livery/${name}`

/** Reads the contract and puts each document together with what it refers to. */
export function readDocuments(): Documents {
  const read = diskSource()
  return new Map(
    CONTRACTS.map((name) => [documentUri(name), bundleContract(`${name}.yaml`, read) as NodeObject]),
  )
}

/** Whether a node is a mapping. */
export function isObject(node: Node | undefined): node is NodeObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** Steps into a mapping without following references. */
export function child(place: Place, key: string): Place | undefined {
  const { node } = place
  const next = Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined
  if (next === undefined) return undefined
  return { node: next, uri: place.uri, pointer: `${place.pointer}/${escapePointer(key)}` }
}

/** Follows `$ref`s until something else stands there. */
export function follow(documents: Documents, place: Place): Place {
  let current = place
  for (let steps = 0; isObject(current.node) && typeof current.node['$ref'] === 'string'; steps += 1) {
    if (steps > 16) throw new Error(`${place.uri}${place.pointer} refers in a circle.`)
    current = locate(documents, new URL(current.node['$ref'], current.uri).href)
  }
  return current
}

/** Finds what `document#/pointer` names. */
export function locate(documents: Documents, reference: string): Place {
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
