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

/** Entry and style sheet of a compile. */
export interface Outline {
  /** Keys of the entry and of the chunk that it starts. */
  readonly keys: readonly string[]
  readonly entry: string
  /** The entry after its static imports. */
  readonly start: readonly string[]
  readonly styles: string
}

/** Reads the outline of a compile. @throws when the manifest lacks the entry or the style sheet */
export function readManifest(manifest: Manifest): Outline {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  const entry = entryKey === undefined ? undefined : manifest[entryKey]?.file
  if (entryKey === undefined || entry === undefined)
    throw new Error('The manifest names no entry: did apps/mobile/src/main.ts move?')
  const styles = manifest[STYLES]?.file
  if (styles === undefined) throw new Error('The manifest names no style sheet: is cssCodeSplit still off?')
  const keys = [entryKey, ...(manifest[entryKey]?.dynamicImports ?? [])]
  return { keys, entry, start: modulesOf(manifest, [entryKey]), styles }
}
