import type { Manifest, ManifestChunk } from 'vite'

/** Name of the chunk that the compile makes for home. */
export const HOME_CHUNK = 'home'

/** Key of the style sheet in a manifest whose styles are not split. */
const STYLES = 'style.css'

/** Modules of chunks with everything that they import statically, each once, dependencies first. */
export function modulesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<ManifestChunk>()
  const files: string[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    chunk.imports?.forEach(visit)
    files.push(chunk.file)
  }
  keys.forEach(visit)
  return files
}

/** Key of the entry, and addresses of the entry and of the style sheet. @throws when the manifest lacks one of them */
export function readManifest(manifest: Manifest): { entryKey: string; entry: string; styles: string } {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  const entry = entryKey === undefined ? undefined : manifest[entryKey]?.file
  if (entryKey === undefined || entry === undefined)
    throw new Error('The manifest names no entry: did apps/mobile/src/main.ts move?')
  const styles = manifest[STYLES]?.file
  if (styles === undefined) throw new Error('The manifest names no style sheet: is cssCodeSplit still off?')
  return { entryKey, entry, styles }
}
