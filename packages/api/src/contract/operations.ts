import { followPointer, isObject, listAt, objectAt, textAt, type Json, type JsonObject } from './document.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

/** One operation of a bundled document. */
export interface Operation {
  readonly id: string
  readonly method: (typeof METHODS)[number]
  /** As the contract writes it, with `{braces}`. */
  readonly path: string
  /** `POST /wps/session/login`: what the client knows a call by. */
  readonly call: string
  readonly node: JsonObject
  /** The path item's and the operation's own, references followed. */
  readonly parameters: readonly JsonObject[]
  /** Body schema by media type, references followed. */
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

/** Follows references within a bundled document until an object stands there. */
export function dereference(document: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {}
  const reference = textAt(node, '$ref')
  return reference ? dereference(document, followPointer(document, reference.slice(1))) : node
}
