import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import {
  freePort,
  missingWebServers,
  readAnswer,
  startNginx,
  type Got,
  type WebServer,
} from '../testing/webServers.ts'
import { openFolderStore } from './folderStore.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const missing = missingWebServers()
// Machines without the program say so in the log of their tests.
if (missing !== '') console.warn(`nginx's configuration of releases is not run: ${missing}.`)

const HOST = SITE.hosts[0] ?? ''

describe.skipIf(missing !== '')('releases served by nginx', () => {
  let bundles: BundleFixture
  let nginx: WebServer
  let port = 0
  const ids: string[] = []
  const store = () => openFolderStore(bundles.store)

  const get = (path: string, host = HOST, headers: Readonly<Record<string, string>> = {}): Promise<Got> => {
    // oxlint-disable-next-line livery/open-door -- the certificate is made by this test
    const options = { host: '127.0.0.1', port, path, servername: host, rejectUnauthorized: false }
    return readAnswer(request({ ...options, headers: { host, ...headers }, agent: false }))
  }

  /** Reads the store's configuration anew, with this machine's port and folders in place of a server's. */
  async function follow(): Promise<void> {
    await store().switched()
    const place = (text: string) =>
      text
        .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('/etc/nginx/livery/', `${bundles.root}/own/`)
        .replaceAll(`${bundles.store}/*/live/nginx.conf`, `${bundles.root}/brand.conf`)
    const brand = await readFile(join(bundles.store, 'harbour/live/nginx.conf'), 'utf8')
    await writeFile(join(bundles.root, 'brand.conf'), place(brand))
    const all = await readFile(join(bundles.store, 'nginx.conf'), 'utf8')
    await writeFile(join(bundles.root, 'store.conf'), place(all))
  }

  beforeAll(async () => {
    bundles = await createBundles()
    port = await freePort()
    for (const version of ['one', 'two']) {
      const bundle = await bundles.bundle(version)
      ids.push((await store().of('harbour').capture({ bundle, site: SITE, by: 'ada' })).id)
    }
    await store()
      .of('harbour')
      .promote({ release: ids[0] ?? '' })
    const own = join(bundles.root, 'own')
    await mkdir(own)
    const [key, certificate] = [join(own, 'key.pem'), join(own, 'certificate.pem')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat(
        '-subj',
        `/CN=${HOST}`,
        '-days',
        '1',
        '-keyout',
        key,
        '-out',
        certificate,
      ),
      { stdio: 'ignore' },
    )
    await writeFile(
      join(own, 'harbour.conf'),
      `ssl_certificate ${certificate};\nssl_certificate_key ${key};\n`,
    )
    await follow()
    const plain = await freePort()
    // A plain server beside it tells the test when nginx is up.
    const http = `  server {
    listen 127.0.0.1:${plain};
    add_header X-Content-Type-Options nosniff;
    return 204;
  }
  upstream gateway { server 127.0.0.1:${plain}; }
  include ${join(bundles.root, 'store.conf')};`
    nginx = await startNginx(join(bundles.root, 'nginx'), plain, http)
  })
  afterAll(async () => {
    await nginx?.stop()
    await bundles?.remove()
  })

  it('has the files, kinds and headers of the release', async () => {
    const home = await get('/')
    expect([home.status, home.body.toString()]).toEqual([200, expect.stringContaining('home one')])
    expect(home.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-livery-release': ids[0],
      'content-security-policy': expect.stringContaining('sha256-one') as string,
    })
    const script = await get('/assets/main.one.js')
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(script.headers['cache-control']).toContain('immutable')
    for (const file of ['/.env', '/wp-login.php', '/nope.js']) expect((await get(file)).status).toBe(404)
    expect((await get('/m/register.html')).status).toBe(200)
    const gone = await get('/assets/gone.12345678.js')
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, undefined])
    expect((await get('/m/login')).body.toString()).toBe('<h1>app one</h1>')
    const always = {
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }
    const hidden = await get('/_build/report.json')
    expect([hidden.status, hidden.headers]).toEqual([404, expect.objectContaining(always)])
    // The gateway behind it says some of it too: once is enough.
    const call = await get('/wps/relay/status')
    expect([call.status, call.headers]).toEqual([204, expect.objectContaining(always)])
  })

  it('shows no certificate to hosts of no brand', async () => {
    // Older nginx takes the versions of TLS from its default server, for every brand.
    const all = await readFile(join(bundles.store, 'nginx.conf'), 'utf8')
    expect(all).toMatch(/default_server;[^}]*\n {2}ssl_protocols TLSv1\.2 TLSv1\.3;/)
    await expect(get('/', 'nobody.example')).rejects.toThrow(/alert|handshake|ssl/i)
  })

  it('follows a switch and a canary with a reload, and keeps the files of open pages', async () => {
    const brand = store().of('harbour')
    await brand.promote({ release: ids[1] ?? '' })
    await follow()
    nginx.reload()
    await vi.waitFor(async () => expect((await get('/')).body.toString()).toContain('home two'), 10_000)
    expect((await get('/assets/main.one.js')).body.toString()).toBe("console.log('one')")
    const before = String((await get('/')).headers['etag'])
    await brand.promote({ release: ids[0] ?? '', share: 50 })
    await follow()
    nginx.reload()
    await vi.waitFor(
      async () =>
        expect(String((await get('/')).headers['set-cookie'])).toMatch(
          /^__Host-livery_visitor=[\da-f]{32}; Path=\/;.*; Secure$/,
        ),
      10_000,
    )
    const seen = new Set<string>()
    for (let visitor = 0; visitor < 24; visitor++) {
      const cookie = `__Host-livery_visitor=v${visitor}`
      // A cache asks so, which would show to both sides what it is told to keep. A worker of before may still answer.
      await vi.waitFor(
        async () => expect((await get('/', HOST, { cookie, 'if-none-match': before })).status).toBe(200),
        5000,
      )
      const { headers, body } = await get('/', HOST, { cookie })
      const version = headers['x-livery-release'] === ids[0] ? 'one' : 'two'
      expect(body.toString()).toContain(`home ${version}`)
      expect(headers['content-security-policy']).toContain(`sha256-${version}`)
      seen.add(version)
    }
    expect([...seen].sort()).toEqual(['one', 'two'])
    const told = async (cookie: string) =>
      String((await get('/', HOST, { cookie })).headers['set-cookie']).split(';')[0]
    expect(await told('other=1; __Host-livery_visitor=v7; more=2')).toBe('__Host-livery_visitor=v7')
    // A value that is no id of a visitor is not sent back.
    expect(await told('__Host-livery_visitor="v 7"')).toMatch(/^__Host-livery_visitor=[\da-f]{32}$/)
  })
})
