import { extname } from 'node:path'

import type { BundleFile } from './bundle.ts'

/** Files without texts of their own: compressed copies, whose originals are scanned, and fonts, which come from packages. */
const SKIPPED = new Set(['.br', '.woff2'])

/** Parts of a bundle that the leak scan searches, by the path of their file: its name, and its content where it has texts. */
export function scannedParts(files: readonly BundleFile[]): [path: string, content: string | Buffer][] {
  return files.flatMap(({ path, content }): [string, string | Buffer][] => {
    // Linked core files contain no brand data: the compile is scanned as well.
    if (content === undefined) return []
    const name: [string, string] = [path, path]
    return SKIPPED.has(extname(path)) ? [name] : [name, [path, content]]
  })
}
