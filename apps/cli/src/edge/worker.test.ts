import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { openFolderStore } from '../release/folderStore.ts'
import { openReleases } from '../release/served.ts'
import { DEFAULT_SANDBOX } from '../serve/gateway.ts'
import { createServer } from '../serve/server.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'

const HOST = SITE.hosts[0] ?? ''

/** Interface of an edge function. */
interface Worker {
  readonly fetch: (
    request: Request,
    env: { readonly PURGE_TOKEN?: string },
    context: { readonly waitUntil: (work: Promise<unknown>) => void },
  ) => Promise<Response>
}

/** A CDN's cache that forgets nothing by itself: what is old is only what is purged. */
function cdnCache() {
  const kept = new Map<string, Response>()
  return {
    kept,
    match: (key: Request) => Promise.resolve(kept.get(key.url)?.clone()),
    put: (key: Request, answer: Response) => Promise.resolve(void kept.set(key.url, answer)),
    delete: (key: Request) => Promise.resolve(kept.delete(key.url)),
  }
}

describe('the edge function of a CDN', () => {
  let bundles: BundleFixture
  let origin: FastifyInstance
  let worker: Worker
  let cache: ReturnType<typeof cdnCache>
  const ids: string[] = []
  const asked = vi.fn<(path: string) => void>()
  const brand = () => openFolderStore(bundles.store).of('harbour')

  beforeAll(async () => {
    bundles = await createBundles()
    for (const version of ['one', 'two']) {
      const bundle = await bundles.bundle(version)
      ids.push((await brand().capture({ bundle, site: SITE, by: 'ada' })).id)
    }
    origin = await createServer({
      out: bundles.root,
      bundles: openReleases(bundles.store),
      port: 0,
      overview: false,
      sandbox: DEFAULT_SANDBOX,
    })
    const path = './worker.js'
    worker = ((await import(path)) as { default: Worker }).default
  })
  afterAll(async () => {
    await origin.close()
    await bundles.remove()
  })

  beforeEach(async () => {
    await brand().promote({ release: ids[0] ?? '' })
    cache = cdnCache()
    asked.mockClear()
    vi.stubGlobal('caches', { default: cache })
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname, search, hostname } = new URL(request.url)
      asked(pathname)
      const { statusCode, headers, rawPayload } = await origin.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), host: hostname },
      })
      const list = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
      const body = request.method === 'HEAD' || rawPayload.length === 0 ? null : new Uint8Array(rawPayload)
      return new Response(body, { status: statusCode, headers: list })
    })
  })

  const get = async (
    path: string,
    { host = HOST, ...init }: RequestInit & { readonly host?: string } = {},
  ) => {
    const waiting: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) }
    const answer = await worker.fetch(
      new Request(`https://${host}${path}`, init),
      { PURGE_TOKEN: 'secret' },
      context,
    )
    await Promise.all(waiting)
    return answer
  }

  it('answers pages and hashed files itself, with the headers of the origin', async () => {
    const first = await (await get('/')).text()
    await get('/assets/main.one.js')
    asked.mockClear()
    const again = await get('/')
    expect(await again.text()).toBe(first)
    expect(again.headers.get('content-security-policy')).toContain('sha256-one')
    expect(again.headers.get('cache-control')).toBe('no-cache')
    expect(again.headers.get('x-livery-told')).toBeNull()
    expect((await get('/assets/main.one.js')).headers.get('cache-control')).toContain('immutable')
    expect(asked).not.toHaveBeenCalled()
  })

  it('shows a switch once its host is purged, by whoever has the token', async () => {
    await get('/m/login')
    await brand().promote({ release: ids[1] ?? '' })
    expect(await (await get('/m/login')).text()).toContain('app one')
    const purge = (token: string) =>
      get('/', { method: 'PURGE', headers: { authorization: `Bearer ${token}` } })
    expect((await purge('guess')).status).toBe(403)
    expect(await (await get('/m/login')).text()).toContain('app one')
    expect((await purge('secret')).status).toBe(200)
    expect(await (await get('/m/login')).text()).toContain('app two')
    expect(await (await get('/')).text()).toContain('home two')
  })

  it('keeps nothing under a release that it is not of', async () => {
    await get('/m/login')
    await brand().promote({ release: ids[1] ?? '' })
    // The edge believes in the old release still, and asks for a page that it does not have yet.
    expect(await (await get('/m/help')).text()).toContain('app two')
    expect([...cache.kept.keys()].filter((key) => key.endsWith('/m/help'))).toEqual([])
  })

  it('keeps no side of a canary, no missing file, no unknown host, no part, and no answer of the gateway', async () => {
    await brand().promote({ release: ids[1] ?? '', share: 50 })
    for (let visitor = 0; visitor < 8; visitor++)
      await get('/m/help', { headers: { cookie: `__Host-livery_visitor=v${visitor}` } })
    expect((await get('/assets/gone.12345678.js')).status).toBe(404)
    expect((await get('/', { host: 'nobody.example' })).status).toBe(404)
    expect((await get('/assets/main.one.js', { headers: { range: 'bytes=0-3' } })).status).toBe(206)
    await get('/wps/relay/status')
    expect([...cache.kept.keys()].toSorted()).toEqual([
      'https://nobody.example/_release',
      `https://${HOST}/_release`,
    ])
  })
})
