import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  name: string
  exports: Record<string, string>
}

/** A package's manifest, as far as its published form is concerned. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/**
 * Source files a package offers, by the name their built form takes below `dist/`.
 * `./*` patterns are spread over the folders that exist.
 */
export function sourceEntries(folder: string): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const target of Object.values(readManifest(folder).exports)) {
    if (!/\.tsx?$/.test(target)) continue
    for (const file of globSync(target.replace(/^\.\//, ''), { cwd: folder })) {
      entries[file.replace(/^src\//, '').replace(/\.tsx?$/, '')] = file
    }
  }
  return entries
}

/** What `exports` says once published: built code with its types beside it. */
export function publishedExports(folder: string): Record<string, unknown> {
  const published: Record<string, unknown> = {}
  for (const [subpath, target] of Object.entries(readManifest(folder).exports)) {
    const built = target.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '')
    published[subpath] = /\.tsx?$/.test(target) ? { types: `${built}.d.ts`, default: `${built}.js` } : target
  }
  return published
}
