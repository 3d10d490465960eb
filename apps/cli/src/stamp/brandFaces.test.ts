import { fileURLToPath } from 'node:url'

import { loadTenants, scriptsOfAll } from '@livery/tenant'
import { FACES, type Face } from '@livery/theme'
import { describe, expect, it } from 'vitest'

import { brandFiles } from './brandFiles.ts'

const tenants = await loadTenants(fileURLToPath(new URL('../../../../', import.meta.url)))

/** Files of a face that a page in the brand's main language may load: those of its scripts, of every weight. */
const MOST = 2

describe.each(tenants.map((tenant) => [tenant.id, tenant] as const))('the faces of %s', (_, tenant) => {
  const main = ['latin', ...scriptsOfAll([tenant.config.languages.default])]

  it('settle the first text with two files, and headings with two more, all of them preloaded', async () => {
    const { styles, fontPreloads, files } = await brandFiles(tenant)
    const declared = [...styles.matchAll(/@font-face\{[^}]*src:url\(([^)]+)\)/g)].map(
      ([, address]) => address,
    )
    expect(new Set(declared).size).toBe(declared.length)
    expect(files.map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining(declared))
    const needed = declared.filter((address = '') =>
      main.some((script) => new RegExp(`-${script}-(?:wght|\\d00)\\.`).test(address)),
    )
    const { file }: Face = FACES[tenant.brand.type.text.face]
    const ofText = needed.filter((address = '') => address.includes(`/${file}-`))
    expect(ofText.length).toBeLessThanOrEqual(MOST)
    expect(fontPreloads.toSorted()).toEqual(needed.toSorted())
    expect(needed.length - ofText.length).toBeLessThanOrEqual(MOST)
  })
})
