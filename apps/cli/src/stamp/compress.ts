import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { isCompressible } from './bundle.ts'
import type { BundleFile } from './bundle.ts'

const compress = promisify(brotliCompress)

const HOME = 'index.html'

/** Files smaller than a network packet gain nothing. */
const SMALLEST = 1024

/**
 * The step before the last costs a third of its work, for two percent of the bytes. Home, which every new visitor
 * loads, takes it; the shared compile, made once, takes the last.
 */
const HOME_QUALITY = constants.BROTLI_MAX_QUALITY - 1
/** Everything else takes one where the next costs ten times the work for another seven percent. */
const QUALITY = 6

/** A brotli copy of every text that a brand brings itself; core files come with theirs from the compile. */
export async function compressedCopies(files: readonly BundleFile[]): Promise<BundleFile[]> {
  const copies = files.map(async (file): Promise<BundleFile[]> => {
    if (file.content === undefined || !isCompressible(file.path) || file.path.startsWith('_build/')) return []
    const content = Buffer.from(file.content)
    if (content.length < SMALLEST) return []
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: file.path === HOME ? HOME_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    return [{ path: `${file.path}.br`, content: await compress(content, { params }) }]
  })
  return (await Promise.all(copies)).flat()
}
