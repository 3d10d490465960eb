import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import pLimit from 'p-limit'

import { latestResults } from '../latestResults.ts'
import { isCompressible, type BundleFile } from './bundle.ts'
import { LICENCES_PATH } from './licences.ts'

const compress = promisify(brotliCompress)

/** Minimum size in bytes: smaller files fit a network packet anyway. */
export const SMALLEST_COMPRESSED = 1024

/**
 * Brotli quality of a brand's files: the next step costs ten times the time for seven per cent fewer bytes. The shared
 * compile, made once, uses the last one.
 */
const QUALITY = 6

/**
 * Window of a compressor in bits: the smallest that holds the whole content, which gives the same bytes as a larger one
 * and needs far less memory.
 */
const windowOf = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  )

/**
 * Bytes that a compressor hands over at a time. Each piece costs a turn of this thread, and its memory is kept until the
 * bundle is written: half of a text is more than it is compressed to.
 */
const pieceOf = (bytes: number): number => Math.ceil(bytes / 2)

/** Threads that Node compresses with. */
const POOL = 4

/**
 * Compressors at work at a time, of all brands together: one for each core. More of them take a third more work, because
 * each has megabytes of tables that the others drive out of the processor's cache.
 */
const inTurn = pLimit(Math.min(availableParallelism(), POOL))

/** Copies of licences by their text, which is the same in the bundles of all brands that choose the same faces. */
const ofLicences = latestResults<Promise<Buffer>>(8)

function compressed(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
  }
  return inTurn(() => compress(content, { params, chunkSize: pieceOf(content.length) }))
}

/** Brotli copies of a brand's own text files; core files come with theirs from the compile. */
export async function compressedCopies(files: readonly BundleFile[]): Promise<BundleFile[]> {
  const copies = files.map(async (file): Promise<BundleFile[]> => {
    if (file.content === undefined || !isCompressible(file.path) || file.path.startsWith('_build/')) return []
    const content = typeof file.content === 'string' ? Buffer.from(file.content) : file.content
    if (content.length < SMALLEST_COMPRESSED) return []
    const copy = await (file.path === LICENCES_PATH
      ? ofLicences.of(content.toString(), () => compressed(content))
      : compressed(content))
    return [{ path: `${file.path}.br`, content: copy }]
  })
  return (await Promise.all(copies)).flat()
}
