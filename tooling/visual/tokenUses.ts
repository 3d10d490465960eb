import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

import { isTokenPath, tokenPaths, tokenVariable, type TokenPath } from '@livery/theme'

/** Components and parts of the app that draw with a token, such as `ui/button` and `features/home`. */
export type TokenUses = Readonly<Record<TokenPath, readonly string[]>>

const SOURCES = ['packages/ui/src/**/*.{ts,tsx}', 'packages/app/src/**/*.{ts,tsx}']
const NO_SOURCE = /\.(?:test|stories|usage|samples|fixture|messages)\.tsx?$|\/testing\//

const byVariable = new Map(tokenPaths.map((path) => [tokenVariable(path), path]))

/** Tokens at or below a name: all of `color.brand` for a spread of it; longer names are cut back to a token. */
function tokensAt(name: string): readonly TokenPath[] {
  for (let part = name; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    if (isTokenPath(part)) return [part]
    const below = tokenPaths.filter((path) => path.startsWith(`${part}.`))
    if (below.length > 0) return below
  }
  return []
}

/** Tokens that a source names: as `vars.…`, as a quoted path, or as a custom property. */
export function tokensIn(source: string): ReadonlySet<TokenPath> {
  const named = [...source.matchAll(/\bvars\.(\w+(?:\.\w+)*)/g)].flatMap(([, name = '']) => tokensAt(name))
  const quoted = [...source.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].flatMap(([, name = '']) =>
    isTokenPath(name) ? [name] : [],
  )
  const written = [...source.matchAll(/--lv-[a-z0-9-]+/g)].flatMap(([name]) => byVariable.get(name) ?? [])
  return new Set([...named, ...quoted, ...written])
}

/** Part that a file belongs to; undefined for shared pieces of styling, which count for those that import them. */
function partOf(path: string): string | undefined {
  const [, component] = /^packages\/ui\/src\/([^/]+)\//.exec(path) ?? []
  if (component !== undefined) return component === 'styling' ? undefined : `ui/${component}`
  const [, part] = /^packages\/app\/src\/([^/]+\/[^/]+)\//.exec(path) ?? []
  return part
}

/** Files that a source imports relatively. */
const importsOf = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => normalize(join(dirname(path), to)))

/**
 * Uses of every token in sources by their path. A component's uses are those of its folder and of the shared styling that
 * it imports, not of the components that it is made of.
 */
export function usesIn(sources: ReadonlyMap<string, string>): TokenUses {
  const users = new Map<TokenPath, Set<string>>(tokenPaths.map((path) => [path, new Set()]))
  function count(path: string, part: string, seen: Set<string>): void {
    const source = sources.get(path)
    if (source === undefined || seen.has(path)) return
    seen.add(path)
    for (const token of tokensIn(source)) users.get(token)?.add(part)
    for (const next of importsOf(path, source)) if (partOf(next) === undefined) count(next, part, seen)
  }
  const seenBy = new Map<string, Set<string>>()
  for (const path of sources.keys()) {
    const part = partOf(path)
    if (part === undefined) continue
    const seen = seenBy.get(part) ?? new Set()
    seenBy.set(part, seen)
    count(path, part, seen)
  }
  return Object.fromEntries(
    [...users].map(([token, parts]) => [token, [...parts].toSorted()]),
  ) as unknown as TokenUses
}

/** Uses of every token in the components and the app. */
export async function readTokenUses(root: string): Promise<TokenUses> {
  const sources = new Map<string, string>()
  for await (const path of glob(SOURCES, { cwd: root }))
    if (!NO_SOURCE.test(path)) sources.set(path, await readFile(join(root, path), 'utf8'))
  return usesIn(sources)
}
