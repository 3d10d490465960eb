import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..')
/** Folders whose code writes files of a bundle. */
const WRITERS = ['stamp', 'documents', '../../../tooling/html']
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

let known: readonly string[] | undefined

/**
 * Texts of this tool from which files of every bundle are written, such as the web server's configuration: a brand that is
 * called Brotli or Apple is not meant by them. Comments are left out, which reach no bundle.
 */
export function toolTexts(): readonly string[] {
  known ??= WRITERS.flatMap((folder) =>
    readdirSync(join(SOURCES, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(SOURCES, folder, name), 'utf8').replaceAll(COMMENT, '')),
  )
  return known
}
