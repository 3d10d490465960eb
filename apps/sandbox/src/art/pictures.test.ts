import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { catalogue } from '../games/catalogue.ts'
import { drawPicture, drawTile } from './draw.ts'
import { formatFor } from './formats.ts'
import { imageSizing } from './imageSizing.ts'
import { art } from './index.ts'
import { lettering, needsFaces } from './lettering.ts'
import { pictureStore } from './pictureStore.ts'
import { fitPicture } from './sizes.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('the format of a picture', () => {
  test.each([
    [CHROME, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['*/*', undefined],
    ['image/*', undefined],
    [undefined, undefined],
  ])('for %s is %s', (accept, format) => expect(formatFor(accept)).toBe(format))
})

describe('lettering', () => {
  const at = { x: 0, y: 0, size: 20, face: 'poster', paint: 'fill="#fff"' } as const

  it.each(['Golden Koi', 'Thưởng chào mừng', 'Ödül Çılgınlığı', 'مكافأة ترحيبية 100%', '46.13×'])(
    'outlines %s',
    (text) => expect(needsFaces(lettering({ ...at, text }))).toBe(false),
  )

  it.each(['欢迎', 'ยินดีต้อนรับ', 'ようこそ', 'Hi 환영 & <b>'])('leaves %s to the phone', (text) => {
    const svg = lettering({ ...at, text })
    expect(needsFaces(svg)).toBe(true)
    expect(svg).not.toContain('<b>')
  })

  it.each([
    ['start', 40, 340],
    ['middle', -110, 190],
  ] as const)('is as long as asked for from its %s', async (anchor, from, to) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 0 600 100" width="600" height="100">${lettering({ ...at, text: 'HHH', x: 40, y: 80, size: 60, width: 300, anchor })}</svg>`
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
    const left = -200 - (info.trimOffsetLeft ?? 0)
    // A letter has a little air at its sides.
    expect(left).toBeGreaterThanOrEqual(from)
    expect(left).toBeLessThan(from + 20)
    expect(left + info.width).toBeLessThanOrEqual(to)
    expect(left + info.width).toBeGreaterThan(to - 20)
  })
})

describe('a size', () => {
  test.each([
    ['a tile', { width: 240 }, [240, 320]],
    ['a tile', { width: 320, height: 180 }, [320, 180]],
    ['a banner', { width: 480 }, [480, 240]],
    ['a banner', { width: 96, height: 96 }, [96, 96]],
  ])('of %s asked for as %j is drawn', async (kind, size, drawn) => {
    const svg = kind === 'a tile' ? drawTile('default') : await drawPicture('banner', 'welcome')
    const { width, height } = await sharp(Buffer.from(fitPicture(svg ?? '', size))).metadata()
    expect([width, height]).toEqual(drawn)
  })
})

describe('the store', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const dot = (colour: string) =>
    `<svg width="16" height="16" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h16v16H0Z" fill="${colour}"/></svg>`

  it('draws once what is asked for together, and keeps it for later', async () => {
    const store = pictureStore(folder)
    const [one, two] = await Promise.all([store.get(dot('red'), 'webp'), store.get(dot('red'), 'webp')])
    expect(one.content).toBe(two.content)
    const kept = await pictureStore(folder).get(dot('red'), 'webp')
    expect(kept.content).not.toBe(one.content)
    expect(kept).toEqual(one)
    expect(await readdir(folder)).toEqual([one.etag.slice(1, -1)])
  })

  it('tells pictures and formats apart', async () => {
    const store = pictureStore(folder)
    const tags = await Promise.all(
      (['avif', 'webp'] as const).flatMap((format) =>
        ['red', 'blue'].map(async (colour) => (await store.get(dot(colour), format)).etag),
      ),
    )
    expect(new Set(tags).size).toBe(4)
  })

  it('forgets the oldest beyond its limit', async () => {
    const store = pictureStore(join(folder, 'small'), 5)
    for (const hue of [0, 30, 60, 90, 120, 150, 180, 210]) await store.get(dot(`hsl(${hue} 50% 50%)`), 'webp')
    expect((await readdir(join(folder, 'small'))).length).toBeLessThanOrEqual(5)
  })

  it('draws where it cannot keep', async () => {
    const { content } = await pictureStore('/dev/null/nowhere').get(dot('red'), 'webp')
    expect((await sharp(content).metadata()).format).toBe('webp')
  })
})

describe('the image host', () => {
  const app = fastify()
  const [game] = catalogue().games
  const tile = `/sandbox/art/${game?.nodeId}.svg`
  const get = (url: string, headers: Record<string, string> = { accept: CHROME }) =>
    app.inject({ url, headers })
  beforeAll(() => art.routes?.(app, undefined as never))
  afterAll(() => app.close())

  it('draws a tile in the width, the shape and the best format that were asked for', async () => {
    const { headers, rawPayload } = await get(`${tile}?w=96&h=96`)
    expect([headers['content-type'], headers.vary]).toEqual(['image/avif', 'Accept'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width: 96,
      height: 96,
    })
    const webp = await get(`${tile}?w=96&h=96`, { accept: 'image/webp' })
    expect((await sharp(webp.rawPayload).metadata()).format).toBe('webp')
  })

  it('sends the drawing itself where no size is asked for, or to a browser that names no format', async () => {
    for (const answer of [await get(tile), await get(`${tile}?w=96`, { accept: '*/*' })])
      expect([answer.headers['content-type'], answer.body.slice(0, 4)]).toEqual([
        'image/svg+xml; charset=utf-8',
        '<svg',
      ])
  })

  it('leaves a title that it has no face for to the phone', async () => {
    const { headers } = await get(`/sandbox/art/banner/welcome.svg?w=480&title=${encodeURIComponent('欢迎')}`)
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  })

  it('may be kept for good under an address with its version, which the whitelabel names', async () => {
    const { query = '' } = await imageSizing()
    const { headers } = await get(`${tile}?w=96&${query}`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const tag = String(headers.etag)
    const again = await get(`${tile}?w=96&${query}`, { accept: CHROME, 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(`${tile}?w=96&v=older`)).headers['cache-control']).not.toContain('immutable')
  })

  it.each(['w=97', 'w=9999', 'w=', 'w=96&h=0', 'w=96&h=5000', 'w=96&h=a'])('refuses %s', async (query) => {
    const { statusCode, body } = await get(`${tile}?${query}`)
    expect([statusCode >= 400, body]).toEqual([true, expect.stringMatching(/is one of 96|from 1 to 1920/)])
  })
})
