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

/** Site and style sheet of a compile. */
export interface Outline {
  /** Key of the site's module. */
  readonly key: string
  readonly site: string
  readonly styles: string
}

/** Reads the outline of a compile. @throws when the manifest lacks the site's module or the style sheet */
export function readManifest(manifest: Manifest): Outline {
  const key = Object.keys(manifest).find((each) => manifest[each]?.isEntry === true)
  const site = key === undefined ? undefined : manifest[key]?.file
  if (key === undefined || site === undefined)
    throw new Error('The manifest names no entry: did packages/app/src/site/entry.ts move?')
  const styles = manifest[STYLES]?.file
  if (styles === undefined) throw new Error('The manifest names no style sheet: is cssCodeSplit still off?')
  return { key, site, styles }
}
