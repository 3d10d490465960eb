import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { PUBLIC_ROUTES } from '@livery/domain/routes'
import type { BootData } from '@livery/tenant'
import { describe, expect, it } from 'vitest'

import { documentFixture, originOf } from '../testing/documentFixture.ts'
import type { DocumentIndex } from './documentIndex.ts'

const SITE = 'https://play.harbour.example'

const { settings, unreachable, received, now, bundle, read, build, contents } = documentFixture()

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
      asOf: now(),
      maxAge: 3_600_000,
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
    expect(page.match(/rel="alternate" hreflang="[^"]+"/g) ?? []).toHaveLength(path.endsWith('/') ? 3 : 0)
    expect(await read('sitemap.xml')).toContain(`<loc>${SITE}${path}</loc>`)
  })

  it('name the file of a logo that they do not show, in place of its content', async () => {
    const logoOf = (page: string) =>
      (JSON.parse(/id="livery-boot">([^]*?)<\/script>/.exec(page)?.[1] ?? '{}') as BootData).assets.logo
    await build(unreachable())
    expect(logoOf(await read('_pages/m/help.html'))).toMatch(/^data:/)
    await build()
    expect(logoOf(await read('index.html'))).toMatch(/^data:/)
    const file = logoOf(await read('_pages/m/help.html'))
    expect(await read(file.slice(1))).toContain('<svg')
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

  it('inline the styles in use, allowed by their own policy; without content they load scripts and the sheet at once, and home alone shows its frame', async () => {
    const frame = /<div id="root"><main>.*<\/main><\/div>/
    const preloads = '<link rel="modulepreload" href="/assets/center.77777777.js">'
    const sheet = '<link rel="preload" href="/assets/main.44444444.css" as="style">'
    await build(unreachable())
    const bare = await read('_pages/m/gameCenter.html')
    expect(bare).toContain(preloads)
    expect(bare).toContain(sheet)
    expect(bare).toContain('<title>Page /m/gameCenter | Harbour</title>')
    expect(bare).toContain('<div id="root"></div>')
    for (const home of ['index.html', 'vi/index.html']) expect(await read(home)).toMatch(frame)
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(bare) ?? []
    expect(style).toMatch(/body\{margin:0\}$/)
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
    expect(bare).toContain(`style-src 'self' ${hash};`)
    await build()
    const page = await read('_pages/m/gameCenter.html')
    expect(page).not.toContain(preloads)
    expect(page).not.toContain(sheet)
    expect(page).toMatch(frame)
    expect(originOf(page)).toMatchObject({
      modules: ['/assets/main.11111111.js', '/assets/center.77777777.js'],
    })
  })
})

it('no document and no snapshot holds anything of a member', async () => {
  await build()
  const names = Object.keys(await contents())
  const files = names.filter((name) => /\.(html|json|xml)$/.test(name)).map((name) => join(bundle(), name))
  for (const file of [...files, join(settings().snapshots, 'harbour.json')])
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
