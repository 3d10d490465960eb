import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Target of a subpath in `exports` of a package.json: a file, files by condition, or `null` for a closed
 * subpath.
 */
export type Target = string | null | Readonly<Record<string, string>>

/** The fields of a package.json that its published form is made from. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, Target>>
  readonly sideEffects?: boolean | readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

const SOURCE = /\.tsx?$/
const NOT_PUBLISHED = /\.(test|stories|usage|fixture)\.tsx?$/

/** Expands `./*` over `./src/*.ts` to one subpath for each file; other subpaths stay as they are. */
function spread(folder: string, subpath: string, target: Target): [string, Target][] {
  if (typeof target !== 'string' || !SOURCE.test(target) || !target.includes('*')) return [[subpath, target]]
  const [before = '', after = ''] = target.replace(/^\.\//, '').split('*')
  return globSync(`${before}*${after}`, { cwd: folder })
    .filter((file) => !NOT_PUBLISHED.test(file))
    .toSorted()
    .map((file) => [subpath.replace('*', file.slice(before.length, -after.length)), `./${file}`])
}

/** `exports` with every pattern over sources expanded; an explicit subpath wins over a pattern. */
function spreadExports(folder: string): [string, Target][] {
  const { exports } = readManifest(folder)
  return Object.entries(exports)
    .flatMap(([subpath, target]) => spread(folder, subpath, target))
    .filter(([subpath, target]) => !(subpath in exports) || exports[subpath] === target)
}

/**
 * True for a source that only imports style sheets: published as CSS, because its JavaScript would be empty.
 */
export function isStyleSheet(folder: string, file: string): boolean {
  return !/^export\b/m.test(readFileSync(join(folder, file), 'utf8'))
}

const nameOf = (file: string) => file.replace(/^(\.\/)?src\//, '').replace(SOURCE, '')

/**
 * Source files of a package's `exports`, by the name of the built file below `dist/`: `{ 'button/index':
 * 'src/button/index.ts' }`.
 */
export function sourceEntries(folder: string): Record<string, string> {
  const targets = spreadExports(folder).flatMap(([, target]) =>
    typeof target === 'object' ? Object.values(target ?? {}) : target,
  )
  const sources = targets.filter((target) => SOURCE.test(target))
  return Object.fromEntries(sources.map((file) => [nameOf(file), file.replace(/^\.\//, '')]))
}

const built = (file: string, extension: string) => `./dist/${nameOf(file)}${extension}`

function published(target: Target): unknown {
  if (target === null || (typeof target === 'string' && !SOURCE.test(target))) return target
  if (typeof target === 'string') return { types: built(target, '.d.ts'), default: built(target, '.js') }
  return Object.fromEntries(
    Object.entries(target).map(([condition, file]) => [
      condition,
      built(file, condition === 'types' ? '.d.ts' : '.js'),
    ]),
  )
}

/**
 * `exports` of the published package: built code with its declarations, and files that are published
 * unchanged.
 */
export function publishedExports(folder: string): Record<string, unknown> {
  return Object.fromEntries(
    spreadExports(folder)
      .filter(
        ([, target]) => typeof target !== 'string' || !SOURCE.test(target) || !isStyleSheet(folder, target),
      )
      .map(([subpath, target]) => [subpath, published(target)]),
  )
}
