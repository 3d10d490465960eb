import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, it, vi } from 'vitest'

import { makePictures } from './pictures.ts'

// Whole bundles and programs: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/></svg>`,
  )
const sources = { icon: svg(64, 64), logo: svg(120, 40), background: '#102030' }

it('draws every icon in its size, once', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'livery-pictures-'))
  const pictures = await makePictures(sources, cache)
  const sizes = await Promise.all(
    pictures
      .filter(({ path }) => path.endsWith('.png'))
      .map(async ({ path, content }) => {
        const { width, height, hasAlpha } = await sharp(content).metadata()
        return [path, width, height, hasAlpha]
      }),
  )
  expect(sizes).toEqual([
    ['icons/192.png', 192, 192, expect.any(Boolean)],
    ['icons/512.png', 512, 512, expect.any(Boolean)],
    // iOS and launchers put black behind whatever is transparent here.
    ['icons/maskable-512.png', 512, 512, false],
    ['icons/apple-touch-icon.png', 180, 180, false],
    ['icons/og.png', 1200, 630, false],
  ])
  const ico = pictures.find(({ path }) => path === 'favicon.ico')?.content
  expect(ico?.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
  expect((await sharp(ico?.subarray(22)).metadata()).width).toBe(32)

  const [folder = ''] = await readdir(join(cache, 'pictures'))
  await writeFile(join(cache, 'pictures', folder, 'icons/192.png'), 'kept')
  const again = await makePictures(sources, cache)
  expect(again[0]?.content.toString()).toBe('kept')
  const other = await makePictures({ ...sources, background: '#405060' }, cache)
  expect(other[0]?.content.toString()).not.toBe('kept')
  await rm(cache, { recursive: true })
})
