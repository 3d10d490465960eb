import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer as createHttp, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openFolderStore } from '../release/folderStore.ts'
import { purgeAll } from '../release/purge.ts'
import { openReleases } from '../release/served.ts'
import { isInCanary } from '../release/visitor.ts'
import { createServer } from '../serve/server.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import {
  ask,
  freePort,
  missingWebServers,
  startNginx,
  startVarnish,
  type WebServer,
} from '../testing/webServers.ts'
import { nginxEdge } from './nginxEdge.ts'
import { varnishEdge } from './varnishEdge.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const missing = missingWebServers()
// Machines without the programs say so in the log of their tests.
if (missing !== '') console.warn(`Configurations of the edge are not run: ${missing}.`)

/** A script that is long enough to be compressed. */
const LONG = 'assets/long.12345678.js'
const LONG_TEXT = `console.log("${'long '.repeat(600)}")`
const HOST = SITE.hosts[0] ?? ''

describe.skipIf(missing !== '').each(['nginx', 'varnish'])('%s in front of releases', (kind) => {
  let bundles: BundleFixture
  let origin: FastifyInstance
  let gateway: Server
  let edge: WebServer
  let asked: string[] = []
  const ids: string[] = []
  const brand = () => openFolderStore(bundles.store).of('harbour')
  const get = (path: string, headers?: Readonly<Record<string, string>>, host = HOST) =>
    ask(edge.port, host, path, headers === undefined ? {} : { headers })

  beforeAll(async () => {
    bundles = await createBundles()
    for (const version of ['one', 'two']) {
      const bundle = await bundles.bundle(version)
      await writeFile(join(bundle, LONG), LONG_TEXT)
      await writeFile(join(bundle, `${LONG}.br`), brotliCompressSync(LONG_TEXT))
      ids.push((await brand().capture({ bundle, site: SITE, by: 'ada' })).id)
    }
    await brand().promote({ release: ids[0] ?? '' })
    gateway = createHttp((request, response) => response.end(`gateway ${request.url}`)).listen(0, '127.0.0.1')
    await once(gateway, 'listening')
    const { port: gatewayPort } = gateway.address() as { port: number }
    origin = await createServer({
      out: bundles.root,
      bundles: openReleases(bundles.store),
      port: 0,
      overview: false,
      sandbox: `http://127.0.0.1:${gatewayPort}`,
    })
    origin.addHook('onRequest', (request, _reply, done) => {
      asked.push(request.url)
      done()
    })
    const address = await origin.listen({ port: 0, host: '127.0.0.1' })
    const port = await freePort()
    const folder = join(bundles.root, kind)
    edge =
      kind === 'nginx'
        ? await startNginx(
            folder,
            port,
            nginxEdge({
              origin: address,
              listen: `127.0.0.1:${port}`,
              cache: join(folder, 'cache'),
              pageSeconds: 1,
            }),
          )
        : await startVarnish(folder, port, varnishEdge({ origin: address }))
  })
  afterAll(async () => {
    await edge?.stop()
    await origin?.close()
    gateway?.close()
    await bundles?.remove()
  })

  it('answers pages and hashed files itself, with the headers of the origin', async () => {
    const first = await get('/')
    const script = await get('/assets/main.one.js')
    asked = []
    const [again, sameScript] = [await get('/'), await get('/assets/main.one.js')]
    expect(asked.filter((path) => path.includes('assets'))).toEqual([])
    expect(again.body.toString()).toBe(first.body.toString())
    expect(again.headers['content-security-policy']).toContain('sha256-one')
    expect(again.headers['cache-control']).toBe('no-cache')
    expect(again.headers['x-livery-release']).toBe(ids[0])
    expect(again.headers['x-livery-edge']).toBe('HIT')
    expect(sameScript.body.toString()).toBe(script.body.toString())
    expect(sameScript.headers['cache-control']).toContain('immutable')
  })

  it('answers what a visitor has with 304, and part of a file with 206', async () => {
    const { headers } = await get('/assets/main.one.js')
    const etag = String(headers['etag'])
    expect((await get('/assets/main.one.js', { 'if-none-match': etag })).status).toBe(304)
    const part = await get('/assets/main.one.js', { range: 'bytes=0-6' })
    expect([part.status, part.body.toString()]).toEqual([206, 'console'])
  })

  it('keeps the compressions of a file apart', async () => {
    for (let times = 0; times < 2; times++) {
      const packed = await get(`/${LONG}`, { 'accept-encoding': 'gzip, deflate, br, zstd' })
      expect(packed.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(packed.body).toString()).toBe(LONG_TEXT)
      const zipped = await get(`/${LONG}`, { 'accept-encoding': 'gzip' })
      expect(gunzipSync(zipped.body).toString()).toBe(LONG_TEXT)
      expect((await get(`/${LONG}`)).body.toString()).toBe(LONG_TEXT)
    }
  })

  it('keeps no answer of the gateway, no missing file and no unknown host', async () => {
    asked = []
    for (let times = 0; times < 2; times++) {
      expect((await get('/wps/relay/status')).body.toString()).toBe('gateway /wps/relay/status')
      expect((await get('/assets/gone.12345678.js')).status).toBe(404)
      expect((await get('/', {}, 'nobody.example')).status).toBe(404)
    }
    expect(asked.toSorted()).toEqual([
      '/',
      '/',
      '/assets/gone.12345678.js',
      '/assets/gone.12345678.js',
      '/wps/relay/status',
      '/wps/relay/status',
    ])
  })

  it.runIf(kind === 'nginx')('shows no page that is out of date to who comes first', async () => {
    const cached = async (path: string) => (await get(path)).headers['x-livery-edge']
    await get('/m/promotions')
    await get('/m/register')
    await brand().promote({ release: ids[1] ?? '' })
    // One page tells when the other, which nobody asks for meanwhile, is out of date too.
    await vi.waitFor(async () => expect(await cached('/m/register')).not.toBe('HIT'), { timeout: 20_000 })
    expect((await get('/m/promotions')).body.toString()).toContain('app two')
    await brand().promote({ release: ids[0] ?? '' })
  })

  it('forgets the pages of a host after a switch, and keeps no side of a canary', async () => {
    await get('/m/login')
    await brand().promote({ release: ids[1] ?? '' })
    if (kind === 'varnish')
      await purgeAll(openFolderStore(bundles.store), ['harbour'], [`http://127.0.0.1:${edge.port}`])
    // Without a purge nginx asks again after a moment.
    await vi.waitFor(async () => expect((await get('/m/login')).body.toString()).toContain('app two'), {
      timeout: 20_000,
    })
    await get('/m/help')
    await brand().promote({ release: ids[0] ?? '', share: 50 })
    if (kind === 'varnish')
      await purgeAll(openFolderStore(bundles.store), ['harbour'], [`http://127.0.0.1:${edge.port}`])
    await vi.waitFor(
      async () =>
        expect((await get('/m/help')).headers['set-cookie']?.[0]).toContain('__Host-livery_visitor='),
      { timeout: 20_000 },
    )
    const seen = new Set<string>()
    for (let visitor = 0; visitor < 24; visitor++) {
      const cookie = `other=1; __Host-livery_visitor=v${visitor}; more=2`
      const { body } = await get('/m/help', { cookie })
      expect(body.toString()).toContain(isInCanary(`v${visitor}`, 50) ? 'app one' : 'app two')
      seen.add(body.toString())
      expect((await get('/m/help', { cookie })).body.toString()).toBe(body.toString())
    }
    expect([...seen].sort()).toEqual(['<h1>app one</h1>', '<h1>app two</h1>'])
  })
})
