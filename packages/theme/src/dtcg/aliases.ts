import { DtcgError } from './dtcgError.ts'

const ALIAS = /^\{([^{}]+)\}$/

/** A token as found in a file, before its aliases are followed. */
export interface RawToken {
  value: unknown
  type: string | undefined
  /** Exact CSS value that the exporter wrote in addition to `value`. */
  css: string | undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Name in an alias: `{a.b}` or `{"$ref": "#/a/b/$value"}`. */
function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') return ALIAS.exec(value)?.[1]
  if (!isRecord(value) || typeof value.$ref !== 'string' || !value.$ref.startsWith('#/')) return undefined
  return value.$ref
    .slice(2)
    .replace(/\/\$value$/, '')
    .split('/')
    .join('.')
}

/** Names that a value points to, also those inside a shadow or a gradient. */
export function aliasesIn(value: unknown): string[] {
  const target = aliasOf(value)
  if (target !== undefined) return [target]
  if (Array.isArray(value)) return value.flatMap(aliasesIn)
  return isRecord(value) ? Object.values(value).flatMap(aliasesIn) : []
}

/** Resolves all aliases of a token, also those inside a shadow or a gradient. */
export function resolveAliases(tokens: ReadonlyMap<string, RawToken>, path: string): RawToken {
  const follow = (name: string, trail: readonly string[]): RawToken => {
    if (trail.includes(name))
      throw new DtcgError(path, `aliases go round in a circle: ${[...trail, name].join(' → ')}`)
    const token = tokens.get(name)
    const from = trail.at(-1)
    if (!token) throw new DtcgError(from ?? name, `points to ${name}, which is not in the file`)
    const next = [...trail, name]
    const target = aliasOf(token.value)
    if (target !== undefined) {
      const found = follow(target, next)
      return { ...found, type: found.type ?? token.type }
    }
    return { ...token, value: inside(token.value, next) }
  }
  const inside = (value: unknown, trail: readonly string[]): unknown => {
    const target = aliasOf(value)
    if (target !== undefined) return follow(target, trail).value
    if (Array.isArray(value)) return value.map((item: unknown) => inside(item, trail))
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, trail)]))
  }
  return follow(path, [])
}
