import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { makePictures, type Picture } from './pictures.ts'
import { SCREENS, splashName } from './splashScreens.ts'

// Whole bundles and programs: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/></svg>`,
  )
const sources = { icon: svg(64, 64), logo: svg(120, 40), background: '#102030' }

let cache: string
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'livery-pictures-'))
})
afterEach(() => rm(cache, { recursive: true }))

it('draws every picture in its size, named by its content', async () => {
  const pictures = await makePictures(sources, cache)
  const sizes = await Promise.all(
    pictures
      .filter(({ name }) => name.endsWith('.png'))
      .map(async ({ name, content }) => {
        const { width, height, hasAlpha } = await sharp(content).metadata()
        return [name, width, height, hasAlpha]
      }),
  )
  const screens = SCREENS.map((screen) => [
    splashName(screen),
    screen.width * screen.ratio,
    screen.height * screen.ratio,
    false,
  ])
  expect(sizes.sort()).toEqual(
    [
      ['icons/192.png', 192, 192, expect.any(Boolean)],
      ['icons/512.png', 512, 512, expect.any(Boolean)],
      // iOS and launchers show transparent areas black.
      ['icons/maskable-512.png', 512, 512, false],
      ['icons/apple-touch-icon.png', 180, 180, false],
      ['icons/og.png', 1200, 630, false],
      ...screens,
    ].sort(),
  )
  const ico = pictures.find(({ path }) => path === 'favicon.ico')?.content
  expect(ico?.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
  expect((await sharp(ico?.subarray(22)).metadata()).width).toBe(32)
  expect(pictures.find(({ name }) => name === 'icons/192.png')?.path).toMatch(
    /^icons\/192\.[0-9a-f]{10}\.png$/,
  )
})

it('puts the icon on exactly the brand’s background', async () => {
  const pictures = await makePictures(sources, cache)
  const splash = pictures.find(({ name }) => name === 'icons/splash-1179x2556.png')
  const { data, info } = await sharp(splash?.content).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  expect(info.channels).toBe(3)
  expect(at(0, 0)).toEqual([0x10, 0x20, 0x30])
  // Just outside the icon, where the drawn square ends, and its middle.
  expect(at(Math.round(1179 / 2), 1278 - 195)).toEqual([0x10, 0x20, 0x30])
  expect(at(Math.round(1179 / 2), 1278)).toEqual([255, 255, 255])
})

it('draws a picture once, and again only when its sources change', async () => {
  const first = await makePictures(sources, cache)
  const folders = await readdir(join(cache, 'pictures'))
  for (const folder of folders) {
    const icon = join(cache, 'pictures', folder, 'icons/192.png')
    if (existsSync(icon)) await writeFile(icon, 'kept')
  }
  const icon = (pictures: readonly Picture[]) =>
    pictures.find(({ name }) => name === 'icons/192.png')?.content
  expect(icon(await makePictures(sources, cache))?.toString()).toBe('kept')
  expect(icon(await makePictures({ ...sources, logo: svg(90, 40) }, cache))?.toString()).toBe('kept')
  const other = await makePictures({ ...sources, icon: svg(60, 60) }, cache)
  expect(icon(other)?.length).toBe(icon(first)?.length)
})
