import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import type { DocumentIndex } from '../documents/documentIndex.ts'
import type { BuildReport } from '../stamp/report.ts'
import { createFixture } from '../testing/fixture.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'

const fixture = fixtureFor('each')
const { read } = fixture

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashed = files.map(async (file) => {
    const content = await readFile(file)
    return [file.slice(folder.length + 1), createHash('sha256').update(content).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}

describe('a bundle', () => {
  it('is a complete static site', async () => {
    const [built] = await fixture.build({ ids: ['harbour'], pictures: true })
    const files = Object.keys(await hashes(built?.out ?? '')).sort()
    expect(files).toEqual(
      expect.arrayContaining([
        '404.html',
        '_build/headers.json',
        '_build/nginx.conf',
        '_build/report.json',
        '_headers',
        '_redirects',
        'app.html',
        'assets/other.33333333.js',
        'favicon.ico',
        'index.html',
        'index.html.br',
        'install.mobileconfig',
        'manifest.webmanifest',
        'messages/VI.6666666666.json',
        'messages/VI.6666666666.rest.json',
        'licenses.txt',
        'robots.txt',
        'sitemap.xml',
        'sw.js',
        'vi/index.html',
        '_pages/m/login.html',
      ]),
    )
    const icons = [
      '192',
      '512',
      'maskable-512',
      'apple-touch-icon',
      'og',
      'splash-1179x2556',
      'splash-750x1334',
    ]
    for (const icon of icons)
      expect(files.some((file) => new RegExp(`^icons/${icon}\\.[0-9a-f]{10}\\.png$`).test(file))).toBe(true)
    expect(files.some((file) => /^brand\/logo\.[0-9a-f]{10}\.svg$/.test(file))).toBe(true)
    expect(
      files.some((file) => /^fonts\/be-vietnam-pro-vietnamese-400\.[0-9a-f]{8}\.woff2$/.test(file)),
    ).toBe(true)
  })

  it('lists exactly its inline scripts in the policy, and its styles in that of each page', async () => {
    await fixture.build({ ids: ['harbour'] })
    const html = await read('dist/harbour/index.html')
    const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const served = await read('dist/harbour/_build/headers.json')
    const scriptsOf = (page: string) =>
      [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => source(match[1] ?? ''))
    const inline = scriptsOf(html)
    const ofOtherPages = scriptsOf(await read('dist/harbour/app.html'))
    const stylesOf = (page: string) =>
      [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => source(match[1] ?? ''))
    const styles = stylesOf(html)
    expect([inline.length, styles.length]).toEqual([1, 1])
    const policy = JSON.parse(served).rules[0].headers[0][1] as string
    expect(policy).toContain(`script-src 'self' ${[...new Set([...inline, ...ofOtherPages])].join(' ')};`)
    expect(policy).not.toContain("'unsafe-eval'")
    const types = "require-trusted-types-for 'script'; trusted-types livery livery-entry dompurify"
    expect(policy).toContain(types)
    expect(html).toContain(
      `content="script-src 'self' ${inline[0]}; object-src 'none'; base-uri 'none'; ${types}; style-src 'self' ${styles[0]}; style-src-attr 'unsafe-inline'"`,
    )
    const bare = await read('dist/harbour/app.html')
    expect(bare).toContain(`style-src 'self' ${stylesOf(bare)[0]};`)
  })

  it('escapes texts that would end their script or tag', async () => {
    await fixture.build({ ids: ['harbour'] })
    const html = await read('dist/harbour/index.html')
    const boot =
      /<script type="application\/json" id="livery-boot">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(boot).not.toContain('<')
    expect(JSON.parse(boot)).toMatchObject({
      tenant: { name: 'Harbour', description: 'Harbour </script><b>& more' },
      messages: { EN: '/messages/EN.5555555555.json', VI: '/messages/VI.6666666666.json' },
    })
    expect(html).toContain('<meta name="description" content="Harbour &lt;/script&gt;&lt;b&gt;&amp; more">')
  })

  it('prerenders public routes, and no other', async () => {
    await fixture.build({ ids: ['harbour'] })
    const [home, other] = [await read('dist/harbour/index.html'), await read('dist/harbour/app.html')]
    expect(home).toMatch(
      /<div id="root"><main><img src="data:image\/svg\+xml,%3Csvg [^"<]+" alt=""><h1>Log in<\/h1>.*<\/main><\/div>/,
    )
    expect(home).toContain('<link rel="modulepreload" href="/assets/home.22222222.js">')
    expect(other).toContain('<div id="root"></div>')
    expect(other).not.toContain('home.22222222.js')
  })

  it('inlines the site’s styles', async () => {
    await fixture.build({ ids: ['harbour'] })
    const html = await read('dist/harbour/index.html')
    expect(html).toContain('body{margin:0}')
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('contains the brand’s text overrides in their languages', async () => {
    await fixture.write('tenants/harbour/messages/VI.json', '{}')
    await fixture.build({ ids: ['harbour'] })
    expect(await read('dist/harbour/index.html')).toContain('/messages/VI.6666666666.json')
  })

  it.each([
    ['first', { 'login.forgot': 'Quên mật khẩu?' }, true],
    ['further', { 'help.all': 'Tất cả câu hỏi' }, false],
  ])(
    'has %s texts of its own in one file, and further ones linked where it has none',
    async (_, own, isLinked) => {
      await fixture.write('tenants/harbour/messages/VI.json', JSON.stringify(own))
      const [built] = await fixture.build({ ids: ['harbour'] })
      const names = Object.keys(await hashes(join(built?.out ?? '', 'messages'))).filter((name) =>
        name.startsWith('VI'),
      )
      const [first = '', rest = ''] = [/VI\.\w+\.json$/, /rest\.json$/].map((end) =>
        names.find((name) => end.test(name)),
      )
      const texts = (name: string) =>
        read(`dist/harbour/messages/${name}`).then(JSON.parse) as Promise<object>
      expect({ ...(await texts(rest)), ...(await texts(first)) }).toMatchObject(own)
      const files = [`dist/harbour/messages/${rest}`, 'core/messages/VI.6666666666.rest.json']
      const [linked, shared] = await Promise.all(files.map((file) => stat(join(fixture.root, file))))
      expect(linked?.ino === shared?.ino).toBe(isLinked)
      expect(await read('dist/harbour/index.html')).toContain(`/messages/${first}`)
    },
  )

  it('links the shared compile and the faces, and its compressed copies equal their originals', async () => {
    await fixture.build({ ids: ['harbour'] })
    const [core, linked] = await Promise.all(
      ['core/assets/main.11111111.js', 'dist/harbour/assets/main.11111111.js'].map((path) =>
        stat(join(fixture.root, path)),
      ),
    )
    expect(linked?.ino).toBe(core?.ino)
    const fonts = join(fixture.root, 'dist/harbour/fonts')
    for (const face of await readdir(fonts)) expect((await stat(join(fonts, face))).nlink).toBeGreaterThan(1)
    const compressed = await readFile(join(fixture.root, 'dist/harbour/index.html.br'))
    expect(brotliDecompressSync(compressed).toString()).toBe(await read('dist/harbour/index.html'))
  })

  it('is reproducible, byte for byte, in any folder', async () => {
    const [first] = await fixture.build({ ids: ['harbour'], pictures: true })
    const elsewhere = await createFixture()
    const [second] = await elsewhere.build({
      ids: ['harbour'],
      out: join(elsewhere.root, 'a/longer/way'),
      pictures: true,
    })
    expect(await hashes(second?.out ?? '')).toEqual(await hashes(first?.out ?? ''))
    await elsewhere.remove()
  })
})

describe('an unchanged brand', () => {
  const cached = async () =>
    Object.fromEntries((await fixture.build()).map(({ id, cached: kept }) => [id, kept]))

  it('is skipped, and only a changed brand is built', async () => {
    expect(await cached()).toEqual({ harbour: false, meadow: false })
    expect(await cached()).toEqual({ harbour: true, meadow: true })
    await fixture.write(
      'tenants/meadow/assets/banners/one.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    )
    expect(await cached()).toEqual({ harbour: true, meadow: false })
  })

  it('is one of whose folder nothing changed that is in a bundle', async () => {
    await fixture.build()
    const source = await read('tenants/harbour/brand.ts')
    await fixture.write('tenants/harbour/brand.ts', `// Colours of the harbour.\n${source}`)
    await fixture.write('tenants/harbour/approved.json', '{}')
    await fixture.write('tenants/harbour/README.md', 'Notes.')
    expect(await cached()).toEqual({ harbour: true, meadow: true })
  })

  it('is none with another value, text or override', async () => {
    const isCached = async () => (await fixture.build({ ids: ['harbour'] }))[0]?.cached
    await isCached()
    for (const [file, before, after] of [
      ['brand.ts', '"radius":12', '"radius":11'],
      ['tenant.ts', '"currency":"EUR"', '"currency":"SEK"'],
    ] as const) {
      const source = await read(`tenants/harbour/${file}`)
      await fixture.write(`tenants/harbour/${file}`, source.replace(before, after))
      expect({ file, cached: await isCached() }).toEqual({ file, cached: false })
    }
    for (const [file, content] of [
      ['messages/EN.json', '{ "login.title": "Come in" }'],
      ['overrides.ts', 'export default { "color.text.muted": ["#ffffff", "#000000"] }'],
    ] as const) {
      await fixture.write(`tenants/harbour/${file}`, content)
      expect({ file, cached: await isCached() }).toEqual({ file, cached: false })
    }
  })

  it('is built again when its output folder was modified', async () => {
    await fixture.build()
    await fixture.write('dist/harbour/_build/report.json', '{}')
    expect(await cached()).toEqual({ harbour: false, meadow: true })
  })
})

describe('two builds at once', () => {
  it('produce complete bundles', async () => {
    const builds = await Promise.all([fixture.build(), fixture.build(), fixture.build()])
    const states = builds.flat().map(({ id, cached }) => [id, cached])
    // The second of two simultaneous builds finds the bundle complete.
    expect(states.filter(([, cached]) => cached === false)).toHaveLength(2)
    const report = JSON.parse(await read('dist/harbour/_build/report.json')) as { files: { path: string }[] }
    const files = Object.keys(await hashes(join(fixture.root, 'dist/harbour')))
    const documents = JSON.parse(await read('dist/harbour/_build/documents.json')) as DocumentIndex
    const listed = [...report.files, ...documents.files].map(({ path }) => path)
    expect(files.sort()).toEqual([...listed, '_build/report.json', '_build/documents.json'].sort())
  })
})

describe('a page behind a flag', () => {
  const flags = (value: boolean) => `flags: ${JSON.stringify({ MENU_FEEDBACK: value })}`

  it.each([true, false])('is in the bundle and in the precache only with the flag on: %s', async (on) => {
    const tenant = await read('tenants/harbour/tenant.ts')
    await fixture.write('tenants/harbour/tenant.ts', tenant.replace('"currency"', `${flags(on)}, "currency"`))
    const [built] = await fixture.build({ ids: ['harbour'] })
    const files = Object.keys(await hashes(built?.out ?? ''))
    expect(files.includes('assets/other.33333333.js')).toBe(on)
    const { leftOut } = JSON.parse(await read('dist/harbour/_build/report.json')) as BuildReport
    expect(leftOut.files).toEqual(on ? [] : ['assets/other.33333333.js'])
    expect(leftOut.pages.includes('feedback')).toBe(!on)
    expect(leftOut.languages).not.toContain('VI')
    expect(leftOut.languages).toContain('AR')
  })
})
