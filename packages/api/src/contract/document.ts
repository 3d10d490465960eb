/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject
/** JSON object; absent keys are undefined. */
export interface JsonObject {
  [key: string]: Json
}

export const isObject = (node: Json | undefined): node is JsonObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** The object under a key, or an empty one. */
export function objectAt(node: Json | undefined, key: string): JsonObject {
  const found = isObject(node) ? node[key] : undefined
  return isObject(found) ? found : {}
}

/** The list under a key, or an empty one. */
export function listAt(node: Json | undefined, key: string): Json[] {
  const found = isObject(node) ? node[key] : undefined
  return Array.isArray(found) ? found : []
}

/** The text under a key, if it is a text. */
export function textAt(node: Json | undefined, key: string): string | undefined {
  const found = isObject(node) ? node[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** Follows a JSON pointer such as `/components/schemas/Money`. */
export function followPointer(root: Json, pointer: string): Json | undefined {
  let node: Json | undefined = root
  for (const part of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    node = Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined
  }
  return node
}
