import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { isCompressible } from './bundle.ts'
import type { BundleFile } from './bundle.ts'

const compress = promisify(brotliCompress)

/** Files smaller than a network packet gain nothing. */
const SMALLEST = 1024

/** The last step costs three times the work for two percent of the bytes; the shared compile, made once, takes it. */
const QUALITY = constants.BROTLI_MAX_QUALITY - 1

/** A brotli copy of every text that a brand brings itself; core files come with theirs from the compile. */
export async function compressedCopies(files: readonly BundleFile[]): Promise<BundleFile[]> {
  const copies = files.map(async (file): Promise<BundleFile[]> => {
    if (file.content === undefined || !isCompressible(file.path) || file.path.startsWith('_build/')) return []
    const content = Buffer.from(file.content)
    if (content.length < SMALLEST) return []
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    return [{ path: `${file.path}.br`, content: await compress(content, { params }) }]
  })
  return (await Promise.all(copies)).flat()
}
