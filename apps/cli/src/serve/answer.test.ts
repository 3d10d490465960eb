import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { answerWith } from './answer.ts'
import { openContents } from './contents.ts'

const SCRIPT = 'console.log(1);'.repeat(100)
const PAGE = '<p>one</p>'.repeat(200)
const FILES: Readonly<Record<string, string | Buffer>> = {
  'main.js': SCRIPT,
  'main.js.br': brotliCompressSync(SCRIPT),
  'other.js': SCRIPT,
  'short.js': 'go()',
  'home.html': PAGE,
  'home.html.br': brotliCompressSync(PAGE),
  'logo.png': Buffer.alloc(2000, 1),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-answer-'))
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content)
})
afterAll(() => rm(folder, { recursive: true }))

const contents = openContents()

async function get(path: string, request: Record<string, string> = {}) {
  const found = { shelf: { folder }, path, headers: [['Vary', 'Accept-Encoding']] as const }
  const { status, headers, body = Buffer.alloc(0) } = await answerWith(found, request, { contents })
  return { status, body, headers: new Headers(headers.map(([name, value]) => [name, value])) }
}

describe('the encoding', () => {
  it.each([
    ['main.js', 'gzip, deflate, br, zstd', 'br'],
    ['main.js', 'br;q=0.1, gzip;q=1', 'gzip'],
    ['main.js', 'gzip, br;q=0', 'gzip'],
    ['main.js', '*', 'br'],
    ['other.js', 'gzip, br', 'gzip'],
    ['other.js', 'br', null],
    ['main.js', 'gzip;q=0, br;q=0.0', null],
    ['main.js', 'identity', null],
    ['main.js', '', null],
    ['short.js', 'gzip', null],
    ['logo.png', 'gzip, br', null],
  ])('of %s for %j is %s', async (path, accepted, encoding) => {
    const { headers, body } = await get(path, { 'accept-encoding': accepted })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.equals((await get(path)).body)).toBe(true)
  })

  it('has a tag of its own', async () => {
    const tags = ['', 'gzip', 'br'].map(async (accepted) => {
      const { headers } = await get('main.js', { 'accept-encoding': accepted })
      return headers.get('etag')
    })
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })
})

describe('a page that is changed on its way out', () => {
  const move = { to: 'two', text: (text: string) => text.replaceAll('one', 'two') }
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', null, (body: Buffer) => body],
  ] as const)('is compressed for %j by %s', async (accepted, encoding, unpack) => {
    const found = { shelf: { folder }, path: 'home.html', headers: [] }
    const { headers, body = Buffer.alloc(0) } = await answerWith(
      found,
      { 'accept-encoding': accepted },
      { contents, move },
    )
    expect(new Map(headers).get('Content-Encoding') ?? null).toBe(encoding)
    expect(unpack(body).toString()).toBe('<p>two</p>'.repeat(200))
  })
})

describe('an ETag', () => {
  it.each([
    ['as it is', (tag: string) => tag, 304],
    ['weak', (tag: string) => `W/${tag}`, 304],
    ['in a list', (tag: string) => `"other", W/"more", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"other"', 200],
    ['a part of it', (tag: string) => tag.slice(0, -2), 200],
  ])('is compared: %s', async (_what, ask, status) => {
    const tag = (await get('main.js')).headers.get('etag') ?? ''
    const again = await get('main.js', { 'if-none-match': ask(tag) })
    expect([again.status, again.body.length > 0]).toEqual([status, status === 200])
    expect(again.headers.get('etag')).toBe(tag)
  })
})

describe('a range', () => {
  const size = SCRIPT.length
  it.each([
    ['bytes=0-3', 206, 4, `bytes 0-3/${size}`],
    ['bytes=-3', 206, 3, `bytes ${size - 3}-${size - 1}/${size}`],
    [`bytes=${size}-`, 416, 0, `bytes */${size}`],
    ['bytes=0-1,50-60', 200, size, null],
    ['lines=1-2', 200, size, null],
    ['nonsense', 200, size, null],
  ])('%s is answered with %i', async (range, status, length, said) => {
    const answer = await get('main.js', { range })
    expect([answer.status, answer.body.length, answer.headers.get('content-range')]).toEqual([
      status,
      length,
      said,
    ])
  })

  it('is sent of the file that the visitor has the rest of, and of no other', async () => {
    const tag = (await get('main.js')).headers.get('etag') ?? ''
    const ask = async (unless: string) =>
      (await get('main.js', { range: 'bytes=0-3', 'if-range': unless })).status
    expect([await ask(tag), await ask('"other"')]).toEqual([206, 200])
  })
})

describe('contents', () => {
  it('are read again when the file changed', async () => {
    const file = join(folder, 'changing.js')
    await writeFile(file, 'one')
    expect((await get('changing.js')).body.toString()).toBe('one')
    await writeFile(file, 'another')
    expect((await get('changing.js')).body.toString()).toBe('another')
  })

  it('give way to others when there is no more room', async () => {
    const small = openContents({ room: 8000 })
    const first = await small.read(join(folder, 'logo.png'))
    expect(await small.read(join(folder, 'logo.png'))).toBe(first)
    for (let at = 0; at < 4; at++) {
      await writeFile(join(folder, `${at}.bin`), Buffer.alloc(2000, at + 2))
      await small.read(join(folder, `${at}.bin`))
    }
    expect(await small.read(join(folder, 'logo.png'))).not.toBe(first)
  })
})
