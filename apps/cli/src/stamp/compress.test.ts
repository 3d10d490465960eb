import { brotliDecompressSync, constants, brotliCompressSync } from 'node:zlib'

import { expect, it, test } from 'vitest'

import { compressedCopies, SMALLEST_COMPRESSED } from './compress.ts'
import { LICENCES_PATH } from './licences.ts'

/** Text of this many bytes that repeats words at many distances, the same in every run. */
function textOf(bytes: number): Buffer {
  let seed = 1
  const words = Array.from({ length: Math.ceil(bytes / 6) }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed % 4096).toString(36).padStart(6, 'x')
  })
  return Buffer.from(words.join('')).subarray(0, bytes)
}

const copyOf = async (path: string, content: Buffer) => (await compressedCopies([{ path, content }])).at(0)

test.each([
  ['smaller than a packet', SMALLEST_COMPRESSED - 1, 0],
  ['of one packet', SMALLEST_COMPRESSED, 1],
  ['of one piece', 65_536, 1],
  ['that just fills a window', 2 ** 17 - 16, 1],
  ['that is larger than a window', 2 ** 17 - 15, 1],
  ['larger than any window', 2 ** 22 + 1, 1],
])('a file %s has a copy that is the same when it arrives', async (_what, bytes, copies) => {
  const content = textOf(bytes)
  const made = await compressedCopies([{ path: 'page.html', content }])
  expect(made).toHaveLength(copies)
  for (const { path, content: copy = '' } of made) {
    expect(path).toBe('page.html.br')
    expect(brotliDecompressSync(copy).equals(content)).toBe(true)
  }
})

it('a window that holds the whole content costs no byte', async () => {
  const content = textOf(180_000)
  const widest = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  expect((await copyOf('page.html', content))?.content?.length).toBeLessThanOrEqual(widest.length)
})

it('neither pictures nor what a build notes for itself have a copy', async () => {
  const content = textOf(5000)
  expect(await copyOf('logo.png', content)).toBeUndefined()
  expect(await copyOf('_build/plan.json', content)).toBeUndefined()
})

test('licences that two bundles have in common are compressed once', async () => {
  const notice = textOf(50_000)
  const [one, other] = await Promise.all([copyOf(LICENCES_PATH, notice), copyOf(LICENCES_PATH, notice)])
  expect(one?.content).toBe(other?.content)
  const changed = await copyOf(LICENCES_PATH, notice.subarray(1))
  expect(brotliDecompressSync(changed?.content ?? '')).toEqual(notice.subarray(1))
})
