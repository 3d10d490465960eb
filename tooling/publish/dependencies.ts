import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

import { readManifest } from './entries.ts'

const IMPORTED = /(?:\bfrom ?|\bimport ?\(?)["']([^"'.\s][^"'\s]*)["']/g

/** Package of a specifier: `@scope/name/sub/path` belongs to `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const builtTexts = (dist: string) =>
  globSync('**/*.{js,d.ts}', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'))

/** Packages that built code and declarations import, without Node's own modules. */
function importedPackages(texts: readonly string[]): Set<string> {
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(IMPORTED)].map(([, specifier = '']) => specifier),
  )
  return new Set(
    specifiers
      .filter((specifier) => !specifier.startsWith('node:') && !builtinModules.includes(specifier))
      .map(packageOf),
  )
}

/**
 * Differences between the imports of a package's built files and the dependencies in its package.json, one
 * sentence each. A dependency may also be named in a text, as the packages of fonts are. A peer dependency may
 * serve the page alone, as the theme of the components does.
 */
export function dependencyProblems(folder: string): string[] {
  const { name, dependencies = {}, peerDependencies = {} } = readManifest(folder)
  const texts = builtTexts(join(folder, 'dist'))
  const undeclared = [...importedPackages(texts)].filter(
    (one) => !(one in dependencies) && !(one in peerDependencies),
  )
  const unused = Object.keys(dependencies).filter((one) => !texts.some((text) => text.includes(one)))
  return [
    ...undeclared.map(
      (one) => `${name} imports ${one}, which is neither a dependency nor a peer dependency.`,
    ),
    ...unused.map((one) => `${name} depends on ${one}, which its published files do not name.`),
  ]
}
