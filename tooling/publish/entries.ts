import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source file, or one by condition, as a package's `exports` names them inside the workspace. */
type Target = string | Readonly<Record<string, string>>

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, Target>>
  /** Folders that travel beside `dist`. */
  readonly files?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
}

/** A package's manifest, as far as its published form is concerned. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

const SOURCE = /\.tsx?$/
const targetsOf = (target: Target): readonly string[] =>
  typeof target === 'string' ? [target] : Object.values(target)

/**
 * Source files a package offers, by the name their built form takes below `dist/`.
 * `./*` patterns are spread over the folders that exist.
 */
export function sourceEntries(folder: string): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const target of Object.values(readManifest(folder).exports).flatMap(targetsOf)) {
    if (!SOURCE.test(target)) continue
    for (const file of globSync(target.replace(/^\.\//, ''), { cwd: folder })) {
      entries[file.replace(/^src\//, '').replace(SOURCE, '')] = file
    }
  }
  return entries
}

const built = (target: string): string => target.replace(/^\.\/src\//, './dist/').replace(SOURCE, '')

function published(target: Target): unknown {
  if (typeof target === 'string') {
    return SOURCE.test(target) ? { types: `${built(target)}.d.ts`, default: `${built(target)}.js` } : target
  }
  return Object.fromEntries(
    Object.entries(target).map(([condition, file]) => [
      condition,
      `${built(file)}${condition === 'types' ? '.d.ts' : '.js'}`,
    ]),
  )
}

/** What `exports` says once published: built code with its types beside it. */
export function publishedExports(folder: string): Record<string, unknown> {
  const { exports } = readManifest(folder)
  return Object.fromEntries(Object.entries(exports).map(([subpath, target]) => [subpath, published(target)]))
}
