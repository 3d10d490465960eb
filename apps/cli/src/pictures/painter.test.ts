import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'

import { pictureDrawer } from './painter.ts'

// A program is started twice: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const draw = pictureDrawer()
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inside}</svg>`)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6feb' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

describe('a picture', () => {
  it('that is sound has no flaw, drawing or pixels', async () => {
    expect(await draw('logo.svg', svg('<rect width="120" height="40"/>'))).toBeUndefined()
    expect(await draw('banners/one.png', await picture(64, 32))).toBeUndefined()
  })

  it('that is sound is marked for the next command, and one with a flaw is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-drawn-'))
    const remembering = pictureDrawer(folder)
    await Promise.all([
      remembering('logo.svg', svg('<rect width="11" height="40"/>')),
      remembering('icon.svg', svg('<rect width="12" height="40"/>')),
      remembering('logo.svg', svg('<g id="a"/>')),
    ])
    const marks = (await readFile(join(folder, 'drawn.txt'), 'utf8')).trim().split('\n')
    expect([marks.length, new Set(marks).size]).toEqual([2, 2])
    await rm(folder, { recursive: true })
  })

  it('that shows nothing is named', async () => {
    expect(await draw('logo.svg', svg('<g/>'))).toMatchObject({ found: 'an empty drawing' })
    const clear = sharp({ create: { width: 64, height: 32, channels: 4, background: '#0000' } })
    expect(await draw('banners/one.png', await clear.png().toBuffer())).toMatchObject({
      found: 'an empty picture',
    })
  })

  it('that ends too early is named', async () => {
    const whole = await picture(64, 32)
    const found = await draw('banners/one.png', whole.subarray(0, whole.length - 40))
    expect(found?.found).toMatch(/^a picture that cannot be decoded \(.+\)$/)
  })

  it('of too many pixels is measured, not decoded', async () => {
    const found = await draw('banners/one.png', await picture(4000, 4000))
    expect(found).toMatchObject({ code: 'asset-size', found: 'a picture of 4000 × 4000 pixels' })
  })

  it('of too many pixels inside a drawing is named', async () => {
    const href = `data:image/png;base64,${(await picture(4000, 4000)).toString('base64')}`
    const found = await draw('logo.svg', svg(`<image href="${href}"/>`))
    expect(found).toMatchObject({ found: 'an inline picture of 4000 × 4000 pixels' })
  })

  it('without end is stopped, and those behind it are drawn', async () => {
    // Enough for many times the limit, also on a fast machine that does nothing else.
    const steps = '<feMorphology operator="dilate" radius="1000"/><feMorphology radius="3000"/>'.repeat(12)
    const filter = `<filter id="f">${steps}</filter><rect width="120" height="40" filter="url(#f)"/>`
    const flaws = await Promise.all([
      draw('logo.svg', svg(filter)),
      draw('icon.svg', svg('<circle r="9"/>')),
      draw('icon.svg', svg('<circle r="8"/>')),
    ])
    expect(flaws).toEqual([
      expect.objectContaining({ found: 'a picture that takes more than 2 s of processor time to draw' }),
      undefined,
      undefined,
    ])
  })
})
