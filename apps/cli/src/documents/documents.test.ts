import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { PUBLIC_ROUTES } from '@livery/domain/routes'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createFixture, type Fixture } from '../testing/fixture.ts'
import type { DocumentIndex } from './documentIndex.ts'
import { refreshBundle } from './refreshBundle.ts'
import type { DocumentSettings } from './settings.ts'

// Whole bundles: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR = 3_600_000
const SITE = 'https://play.harbour.example'

let fixture: Fixture
let server: Server
let settings: DocumentSettings
/** Words that the gateway answers with, changed by tests. */
let says: { games: string[]; promotions: string[] }
let now: number
const received: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []

/** A gateway that would tell a member's data to whoever has a token or a cookie of theirs. */
function answer(url: string, isMember: boolean): unknown {
  if (isMember || url.startsWith('/wps/member')) return { token: 'MEMBER-TOKEN', username: 'MEMBER-NAME' }
  if (url.startsWith('/lgw/games/hot')) return { list: says.games.map((name) => ({ name })) }
  if (url.startsWith('/wps/promotions'))
    return { list: says.promotions.map((id) => ({ id, title: `Offer ${id}`, summary: `All of ${id}` })) }
  if (url.startsWith('/wps/system/helpCenter'))
    return {
      list: [{ title: 'Money', content: '', children: [{ title: 'How long?', content: '<p>Ten.</p>' }] }],
    }
  return undefined
}

beforeEach(async () => {
  received.length = 0
  says = { games: ['Pearl'], promotions: ['promo_1'] }
  now = 100 * HOUR
  fixture = await createFixture()
  server = createServer(({ url = '', headers }, response) => {
    received.push({ url, headers })
    const value = answer(url, headers.authorization !== undefined || url.includes('token='))
    response.statusCode = value === undefined ? 404 : 200
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Set-Cookie', 'session=MEMBER-COOKIE')
    response.end(JSON.stringify({ success: value !== undefined, value, requestId: '1' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  settings = {
    snapshots: join(fixture.root, '.cache/snapshots'),
    gateway: `http://127.0.0.1:${port}`,
    maxAge: HOUR,
    now: () => now,
    // A busy machine is no gateway that is down.
    timeLimits: { call: HOUR, brand: HOUR },
  }
})
afterEach(async () => {
  server.close()
  await fixture.remove()
})

const bundle = () => join(fixture.root, 'dist/harbour')
const read = (path: string) => readFile(join(bundle(), path), 'utf8')
const build = (documents: DocumentSettings = settings) => fixture.build({ ids: ['harbour'], documents })

async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(bundle(), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashed = files.map(async (file) => [
    file.slice(bundle().length + 1),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(hashed)) as Record<string, string>
}

const originOf = (page: string) =>
  JSON.parse(/id="livery-content">([^]*?)<\/script>/.exec(page)?.[1] ?? 'null') as { asOf: number } | null
const dataOf = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

describe('the documents of a brand', () => {
  it('are one for every public route and everything that it shows', async () => {
    await build()
    const { files } = JSON.parse(await read('_build/documents.json')) as DocumentIndex
    const alone = PUBLIC_ROUTES.filter(({ id, needsQuery }) => id !== 'home' && !needsQuery)
    const expected = [
      'index.html',
      'vi/index.html',
      'sitemap.xml',
      ...alone.map(({ path }) => `_pages${path}.html`),
      '_pages/m/activityDetail@id=promo_1.html',
      '_pages/m/helpDetail@p=0@c=0.html',
    ]
    expect(files.map(({ path }) => path).filter((path) => !path.endsWith('.br'))).toEqual(expected.sort())
    const compressed = await readFile(join(bundle(), 'index.html.br'))
    expect(brotliDecompressSync(compressed).toString()).toBe(await read('index.html'))
  })

  it('hold the gateway’s answers, with their age and their address', async () => {
    await build()
    const home = await read('index.html')
    expect(home).toContain('<li>Pearl</li>')
    expect(originOf(home)).toEqual({
      path: '/',
      language: 'EN',
      asOf: now,
      maxAge: HOUR,
      modules: ['/assets/main.11111111.js', '/assets/home.22222222.js'],
      answers: [[['hot', 'EN'], { list: [{ name: 'Pearl' }] }]],
    })
    const vietnamese = await read('vi/index.html')
    expect(home).toMatch(/<html lang="en[-"]/)
    expect(vietnamese).toContain('<html lang="vi"')
    expect(vietnamese).toContain('<h1>Đăng nhập</h1>')
    expect(originOf(vietnamese)).toMatchObject({ path: '/vi/', language: 'VI' })
  })

  it.each<[file: string, title: string, canonical: string, kinds: string[]]>([
    ['index.html', 'Harbour', '/', ['@graph']],
    ['vi/index.html', 'Harbour', '/vi/', ['@graph']],
    ['_pages/m/login.html', 'Page /m/login | Harbour', '/m/login', ['BreadcrumbList']],
    ['_pages/m/help.html', 'Page /m/help | Harbour', '/m/help', ['BreadcrumbList', 'FAQPage']],
    [
      '_pages/m/activityDetail@id=promo_1.html',
      'Offer promo_1 | Harbour',
      '/m/activityDetail?id=promo_1',
      ['BreadcrumbList'],
    ],
    [
      '_pages/m/helpDetail@p=0@c=0.html',
      'How long? | Harbour',
      '/m/helpDetail?p=0&amp;c=0',
      ['BreadcrumbList'],
    ],
  ])('%s tells search engines its title, its address and what it is', async (file, title, path, kinds) => {
    await build()
    const page = await read(file)
    expect(page).toContain(`<title>${title}</title>`)
    expect(page).toContain(`<link rel="canonical" href="${SITE}${path}">`)
    expect(page).toContain(`<meta property="og:title" content="${title}">`)
    expect(page).not.toContain('noindex')
    expect(dataOf(page).map((data) => data['@type'] ?? Object.keys(data)[1])).toEqual(kinds)
    expect(await read('sitemap.xml')).toContain(`<loc>${SITE}${path}</loc>`)
  })

  it('of home agree on the addresses of all languages, as the sitemap does (S-language-16)', async () => {
    await build()
    const alternates = async (file: string) =>
      [...(await read(file)).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, at]) => [tag, at])
    const expected = [
      ['en', `${SITE}/`],
      ['vi', `${SITE}/vi/`],
      ['x-default', `${SITE}/`],
    ]
    expect(await alternates('index.html')).toEqual(expected)
    expect(await alternates('vi/index.html')).toEqual(expected)
    expect(await alternates('sitemap.xml')).toEqual([...expected, ...expected])
    expect(await alternates('_pages/m/login.html')).toEqual([])
  })

  it('hold of languages that nobody chose their addresses only, below 1 KB for thirty-five (S-language-17)', async () => {
    await build()
    const two = (await readFile(join(bundle(), 'index.html.br'))).length
    const offered = LANGUAGE_CODES.filter((code) => code !== 'TY')
    const catalogues = offered.map((code) => {
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
      return [code, { path: `messages/${code}.${hash}.json`, bytes: 2 }] as const
    })
    for (const [, { path }] of catalogues) await fixture.write(`core/${path}`, '{}')
    const tenant = await readFile(join(fixture.root, 'tenants/harbour/tenant.ts'), 'utf8')
    await fixture.write(
      'tenants/harbour/tenant.ts',
      tenant.replace('"offered":["EN","VI"]', `"offered":${JSON.stringify(offered)}`),
    )
    await fixture.build({ ids: ['harbour'], documents: settings, messages: Object.fromEntries(catalogues) })
    const all = await read('index.html')
    expect(all.match(/hreflang=/g)).toHaveLength(offered.length + 1)
    // The texts of home are in its content: no catalogue competes with what home needs to stand.
    expect(all).not.toMatch(/<link[^>]*messages/)
    expect((await readFile(join(bundle(), 'index.html.br'))).length - two).toBeLessThan(1000)
  })

  it('leave every other address to a page that is no search result', async () => {
    await build()
    const bare = await read('app.html')
    expect(bare).toContain('<meta name="robots" content="noindex">')
    expect(bare).not.toContain('rel="canonical"')
    const robots = await read('robots.txt')
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
    const hidden = [...robots.matchAll(/Disallow: (.+)/g)].map(([, path = '']) => path)
    const listed = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(
      ([, at = '']) => new URL(at).pathname,
    )
    expect(listed.filter((path) => hidden.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('inline the site’s styles, and load scripts at once only where there is no content', async () => {
    const preloads = '<link rel="modulepreload" href="/assets/center.77777777.js">'
    await build({ ...settings, gateway: 'http://127.0.0.1:9' })
    const bare = await read('_pages/m/gameCenter.html')
    expect(bare).toContain(preloads)
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(bare) ?? []
    expect(style).toMatch(/body\{margin:0\}$/)
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
    expect(await read('_build/headers.json')).toContain(hash)
    await build()
    const page = await read('_pages/m/gameCenter.html')
    expect(page).not.toContain(preloads)
    expect(originOf(page)).toMatchObject({
      modules: ['/assets/main.11111111.js', '/assets/center.77777777.js'],
    })
  })
})

it('no document and no snapshot holds anything of a member', async () => {
  await build()
  const names = Object.keys(await contents())
  const files = names.filter((name) => /\.(html|json|xml)$/.test(name)).map((name) => join(bundle(), name))
  for (const file of [...files, join(settings.snapshots, 'harbour.json')])
    expect(await readFile(file, 'utf8')).not.toMatch(/MEMBER-/)
  expect(files.length).toBeGreaterThan(15)
  expect(received.length).toBeGreaterThan(2)
  for (const { url, headers } of received) {
    expect(url).not.toMatch(/token=|member/)
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['authorization']))
    expect(headers.cookie).toBeUndefined()
    expect(headers['merchant']).toBe('HAR01')
  }
})

describe('a refresh', () => {
  it('renews the documents and leaves every other file as it is', async () => {
    await build()
    const before = await contents()
    says = { games: ['Coral'], promotions: ['promo_2'] }
    now += 60_000
    expect(await refreshBundle(bundle(), settings)).toMatchObject({ content: 'live', asOf: now })
    expect(await read('index.html')).toContain('<li>Coral</li>')
    const after = await contents()
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (path) => before[path] !== after[path],
    )
    const isDocument = /^(_pages\/.*|(vi\/)?index|sitemap)(\.html|\.xml)?(\.br)?$|^_build\/documents\.json$/
    expect(changed.filter((path) => !isDocument.test(path))).toEqual([])
    expect(changed).toContain('_pages/m/activityDetail@id=promo_2.html')
    expect(after).not.toHaveProperty(['_pages/m/activityDetail@id=promo_1.html'])
  })

  it('writes the same bytes for the same answers, and no policy changes', async () => {
    await build()
    const built = await contents()
    await refreshBundle(bundle(), settings)
    expect(await contents()).toEqual(built)
    says.games = ['Coral']
    await refreshBundle(bundle(), settings)
    const page = await read('index.html')
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(await read('_build/headers.json')).toContain(`'sha256-${hash}'`)
  })

  it('leaves all as it was while the gateway is down', async () => {
    await build()
    const built = await contents()
    const down = { ...settings, gateway: 'http://127.0.0.1:9' }
    expect(await refreshBundle(bundle(), down)).toMatchObject({ content: 'none', asOf: now })
    expect(await contents()).toEqual(built)
  })

  it('writes beside a bundle that may not change', async () => {
    await build()
    const built = await contents()
    const beside = join(fixture.root, 'fresh')
    says.games = ['Coral']
    await refreshBundle(bundle(), settings, beside)
    expect(await contents()).toEqual(built)
    expect(await readFile(join(beside, 'index.html'), 'utf8')).toContain('<li>Coral</li>')
  })
})

describe('a build while the gateway is down', () => {
  const down = () => ({ ...settings, gateway: undefined })

  it('makes documents without content, and the next one adds it', async () => {
    const [first] = await build({ ...settings, gateway: 'http://127.0.0.1:9' })
    expect([first?.content, originOf(await read('index.html'))]).toEqual(['none', null])
    expect(await read('index.html')).toContain('<h1>Log in</h1>')
    const [second] = await build()
    expect([second?.cached, second?.content]).toEqual([true, 'live'])
    expect(await read('index.html')).toContain('<li>Pearl</li>')
  })

  it.each([
    ['young', HOUR - 1, 'kept'],
    ['too old', HOUR, 'none'],
  ])('with a snapshot that is %s', async (_what, age, content) => {
    await build()
    const asOf = now
    now += age
    await fixture.write('tenants/harbour/messages/VI.json', '{}')
    await fixture.write('tenants/harbour/notes.md', 'changed')
    const [built] = await build(down())
    expect([built?.cached, built?.content]).toEqual([false, content])
    expect(originOf(await read('index.html'))?.asOf).toBe(content === 'kept' ? asOf : undefined)
  })
})
