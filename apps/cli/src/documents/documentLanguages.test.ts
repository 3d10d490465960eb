import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { describe, expect, it } from 'vitest'

import { documentFixture } from '../testing/documentFixture.ts'

const SITE = 'https://play.harbour.example'

const { fixture, settings, bundle, read, build } = documentFixture()

describe('the documents of a brand in several languages', () => {
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
    await fixture.build({ ids: ['harbour'], documents: settings(), messages: Object.fromEntries(catalogues) })
    const all = await read('index.html')
    expect(all.match(/hreflang=/g)).toHaveLength(offered.length + 1)
    // The texts of home are in its content: no catalogue competes with what home needs to stand.
    expect(all).not.toMatch(/<link[^>]*messages/)
    expect((await readFile(join(bundle(), 'index.html.br'))).length - two).toBeLessThan(1000)
  })
})
