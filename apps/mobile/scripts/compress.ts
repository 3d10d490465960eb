import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { CoreFile } from './core.ts'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg'])
/** Minimum size in bytes: smaller files fit a network packet anyway. */
const SMALLEST = 1024

/**
 * Writes `<file>.br` beside every text file, once for all brands.
 * @returns the files with their compressed sizes
 */
export async function writeCompressed(folder: string, files: readonly CoreFile[]): Promise<CoreFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (file.bytes < SMALLEST || !COMPRESSIBLE.has(extname(file.path))) return file
      const content = await readFile(join(folder, file.path))
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const compressed = await compress(content, { params })
      await writeFile(join(folder, `${file.path}.br`), compressed)
      return { ...file, brotliBytes: compressed.length }
    }),
  )
}
