import { followPointer, isObject, listAt, objectAt, textAt, type Json, type JsonObject } from './document.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

/** One operation of a bundled document. */
export interface Operation {
  readonly id: string
  readonly method: (typeof METHODS)[number]
  /** Path in the contract, with `{braces}`. */
  readonly path: string
  /** Key of the call in the client: `POST /wps/session/login`. */
  readonly call: string
  readonly node: JsonObject
  /** Parameters of the path item and of the operation, references resolved. */
  readonly parameters: readonly JsonObject[]
  /** Body schemas by media type, references resolved. */
  readonly bodies: Readonly<Record<string, JsonObject>>
}

/** Every operation of a bundled document, in its order. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = isObject(item) ? item[method] : undefined
      if (!isObject(node)) return []
      const follow = (part: Json | undefined) => dereference(document, part)
      const content = Object.entries(objectAt(follow(node['requestBody']), 'content'))
      return {
        id: textAt(node, 'operationId') ?? '',
        method,
        path,
        call: `${method.toUpperCase()} ${path}`,
        node,
        parameters: [...listAt(item, 'parameters'), ...listAt(node, 'parameters')].map(follow),
        bodies: Object.fromEntries(content.map(([media, part]) => [media, follow(objectAt(part, 'schema'))])),
      }
    }),
  )
}

/** Resolves references within a bundled document until the node is an object. */
export function dereference(document: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {}
  const reference = textAt(node, '$ref')
  return reference ? dereference(document, followPointer(document, reference.slice(1))) : node
}
