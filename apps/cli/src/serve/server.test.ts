import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createFixture, type Fixture } from '../testing/fixture.ts'
import { DEFAULT_SANDBOX } from './gateway.ts'
import { createServer } from './server.ts'

// Whole bundles and programs: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Origin of a gateway that is not where the bundles expect it. No page asks it anything here. */
const ELSEWHERE = 'http://127.0.0.1:7999'

let fixture: Fixture
let server: FastifyInstance
beforeAll(async () => {
  fixture = await createFixture()
  await fixture.build()
  server = await createServer({
    out: join(fixture.root, 'dist'),
    port: 7100,
    sandbox: ELSEWHERE,
  })
})

afterAll(async () => {
  await server.close()
  await fixture.remove()
})

function get(url: string, headers: Record<string, string> = {}) {
  return server.inject({ url, headers: { host: 'harbour.localhost:7100', ...headers } })
}

describe('hosts', () => {
  it.each([
    ['harbour.localhost:7100', 'Harbour'],
    ['HARBOUR.localhost', 'Harbour'],
    ['harbour.localhost.:7100', 'Harbour'],
    ['play.meadow.example.', 'Meadow'],
    ['play.meadow.example', 'Meadow'],
  ])('%s shows %s', async (host, name) => {
    expect((await get('/', { host })).body).toContain(`<title>${name}</title>`)
  })

  it('lists the brands for a browser on this machine, and only there', async () => {
    const { statusCode, body, headers } = await get('/', { host: 'localhost:7100' })
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(body).toContain('href="http://harbour.localhost:7100/"')
    expect(body).toContain('href="http://meadow.localhost:7100/"')
    expect((await get('/m/home', { host: 'localhost:7100' })).statusCode).toBe(404)
    const from = (remoteAddress: string) =>
      server.inject({ url: '/', headers: { host: 'localhost' }, remoteAddress })
    expect((await from('192.0.2.7')).body).toBe('Not found\n')
  })

  it.each(['other.example', 'harbour.example', 'harbour', '192.0.2.1'])(
    'unknown %j gets an answer that names no brand',
    async (host) => {
      for (const path of ['/', '/m/login', '/robots.txt', '/%']) {
        const { statusCode, body, headers } = await get(path, { host })
        expect([statusCode, body]).toEqual([404, 'Not found\n'])
        expect(JSON.stringify(headers)).not.toMatch(/harbour|meadow/i)
      }
    },
  )
})

describe('routes', () => {
  it.each(['/', '/m', '/m/home', '/m/home?from=app', '/m/index.html'])(
    '%s gets the page with prerendered home',
    async (path) => {
      expect((await get(path)).body).toContain('<h1>Log in</h1>')
    },
  )

  it.each([
    ['/m/login', '/m/login'],
    ['/m/login?from=mail', '/m/login'],
    ['/m/gameCenter', '/m/gameCenter'],
    ['/vi/', '/vi/'],
    ['/vi', '/vi/'],
  ])('%s gets the document of %s', async (path, address) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="https://play.harbour.example${address}">`)
  })

  it('gets the sitemap as XML', async () => {
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>https://play.harbour.example/vi/</loc>')
  })

  it.each([
    '/m/gameCenter?gameType=NONE',
    '/m/gameCenter?gameType=../../app',
    '/m/activityDetail?id=gone',
    '/xx/',
    '/m/register.html',
    '/m/',
    '/nowhere',
    '/m/lotto-h5/a/b/games/c',
  ])('%s gets the bare page', async (path) => {
    const { statusCode, body, headers } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<div id="root"></div>')
  })

  it.each([
    '/assets/gone.00000000.js',
    '/messages/XX.json',
    '/.env',
    '/wp-login.php',
    '/nope.js',
    '/_build/report.json',
    '/_pages/m/login.html',
    '/_headers',
    '/%00',
    '/%E0%A4%A',
  ])('%s is not found', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('renderFirstPaint')
  })
})

it.each([
  '/..%2f..%2fcore/server/document.js',
  '/assets/..%2f..%2f..%2fcore/server/document.js',
  '/..%5c..%5ccore/server/document.js',
])('%s is not served from outside the bundle', async (path) => {
  expect((await get(path)).body).not.toContain('renderFirstPaint')
})

describe('headers', () => {
  it('cache hashed files for a year and revalidate pages', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers['cache-control']
    expect(await cacheOf('/assets/main.11111111.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/messages/EN.5555555555.json')).toBe('public, max-age=31536000, immutable')
    await fixture.write('dist/harbour/favicon.ico', 'icon')
    expect(await cacheOf('/favicon.ico')).toBe('public, max-age=86400')
    for (const path of ['/', '/vi/', '/sitemap.xml', '/m/login', '/sw.js', '/manifest.webmanifest'])
      expect(await cacheOf(path)).toBe('no-cache')
  })

  it('contain the policy and the other security headers', async () => {
    const { headers } = await get('/m/login')
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'sha256-")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('allow frames of a sandbox on another port', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`frame-src 'self' ${ELSEWHERE}`)
    expect(policy).not.toContain('localhost:7000')
  })

  it('set the content type of special files', async () => {
    expect((await get('/manifest.webmanifest')).headers['content-type']).toBe(
      'application/manifest+json; charset=utf-8',
    )
    expect((await get('/install.mobileconfig')).headers['content-type']).toBe(
      'application/x-apple-aspen-config',
    )
  })
})

describe('compression', () => {
  it('sends brotli copies to browsers that accept them', async () => {
    const usual = await createServer({
      out: join(fixture.root, 'dist'),
      port: 7100,
      sandbox: DEFAULT_SANDBOX,
    })
    const host = 'harbour.localhost:7100'
    const page = (encoding: string) =>
      usual.inject({ url: '/', headers: { host, 'accept-encoding': encoding } })
    const { headers, rawPayload } = await page('gzip, deflate, br, zstd')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['vary']).toBe('Accept-Encoding')
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await page('')).body)
    await usual.close()
  })

  it('rewrites the sandbox origin in compressed and plain pages', async () => {
    for (const encoding of [undefined, 'br']) {
      const { headers, rawPayload } = await get('/', { 'accept-encoding': encoding ?? '' })
      expect(headers['content-encoding']).toBe(encoding)
      const body = (encoding ? brotliDecompressSync(rawPayload) : rawPayload).toString()
      expect(body).not.toContain(DEFAULT_SANDBOX)
      expect(headers['content-security-policy']).not.toContain(DEFAULT_SANDBOX)
      expect(body).toContain('</html>')
    }
  })

  it.each(['', 'identity', 'br;q=0', 'gzip;q=0, br;q=0.0', 'deflate'])(
    'sends uncompressed files for Accept-Encoding %j',
    async (accepted) => {
      const { headers } = await get('/assets/main.11111111.js', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
    },
  )

  it('answers 304 for a known ETag', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBeDefined()
  })

  it('names pages for another sandbox by another ETag', async () => {
    const other = await createServer({
      out: join(fixture.root, 'dist'),
      port: 7100,
      sandbox: DEFAULT_SANDBOX,
    })
    const tag = async (from: FastifyInstance, url: string) =>
      (await from.inject({ url, headers: { host: 'harbour.localhost' } })).headers['etag']
    expect(await tag(other, '/')).not.toBe(await tag(server, '/'))
    expect(await tag(other, '/assets/main.11111111.js')).toBe(await tag(server, '/assets/main.11111111.js'))
    await other.close()
  })

  it('answers HEAD with what GET says', async () => {
    const url = '/assets/main.11111111.js'
    const head = await server.inject({ method: 'HEAD', url, headers: { host: 'harbour.localhost:7100' } })
    const { headers, rawPayload } = await get(url)
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(rawPayload.length))
    expect(head.headers['content-type']).toBe(headers['content-type'])
  })

  it('says the length of a page as it is with a sandbox on another port', async () => {
    const { headers, rawPayload } = await get('/')
    expect(headers['content-length']).toBe(String(rawPayload.length))
  })

  it('sends a part of a file to those that ask for one', async () => {
    const { statusCode, body, headers } = await get('/assets/main.11111111.js', { range: 'bytes=0-3' })
    expect([statusCode, body.length, headers['content-range']?.slice(0, 10)]).toEqual([206, 4, 'bytes 0-3/'])
  })
})
