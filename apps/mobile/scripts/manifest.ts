import type { Manifest, ManifestChunk } from 'vite'

import type { CoreChunk } from './core.ts'

/** Name of the chunk that the compile makes for the home route. */
export const HOME_CHUNK = 'home'

/** A chunk with everything it imports statically, each once, dependencies first: the order of the cascade. */
function closure(manifest: Manifest, start: ManifestChunk): ManifestChunk[] {
  const seen = new Set<ManifestChunk>()
  const ordered: ManifestChunk[] = []
  const visit = (chunk: ManifestChunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key]
      if (imported !== undefined) visit(imported)
    }
    ordered.push(chunk)
  }
  visit(start)
  return ordered
}

function chunkOf(chunks: readonly ManifestChunk[]): CoreChunk {
  return {
    modules: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}

/** Reads the files of the shell and those that home adds from Vite's manifest. */
export function readManifest(manifest: Manifest): { entry: string; shell: CoreChunk; home: CoreChunk } {
  const chunks = Object.values(manifest)
  const entry = chunks.find(({ isEntry }) => isEntry === true)
  if (entry === undefined) throw new Error('The manifest names no entry: did apps/mobile/src/main.ts move?')
  const shell = closure(manifest, entry)
  const home = chunks.find(({ name, isDynamicEntry }) => name === HOME_CHUNK && isDynamicEntry !== true)
  // A missing home chunk must fail: pages would silently load home one round trip later.
  if (home === undefined)
    throw new Error('The manifest has no chunk of the home feature: did its HomePage.tsx move?')
  const onTop = closure(manifest, home).filter((chunk) => !shell.includes(chunk))
  return { entry: entry.file, shell: chunkOf(shell), home: chunkOf(onTop) }
}
