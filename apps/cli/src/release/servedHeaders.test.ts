import { readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { headerRules, type HeaderRule, type ServedHeaders } from '../stamp/headers.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { captureRelease } from './capture.ts'
import { openDisk } from './disk.ts'
import { promote } from './promote.ts'
import { HEADERS_FILE, parseServedHeaders } from './servedHeaders.ts'
import { brandStore } from './store.ts'

const OWN: ServedHeaders = {
  rules: headerRules("default-src 'self'; img-src *"),
  homePaths: ['/', '/m/home'],
}
const beside = (rule: HeaderRule): ServedHeaders => ({ ...OWN, rules: [...OWN.rules, rule] })

describe('the headers of a release', () => {
  it('are those that it was built with', () => {
    expect(parseServedHeaders(JSON.stringify(OWN))).toEqual(OWN)
  })

  it.each<[string, unknown]>([
    ['a path that ends its place', beside({ match: '/x { } } http {', headers: [] })],
    ['a path with a line break', beside({ match: '/x\n', headers: [] })],
    ['a name with a directive', beside({ match: '/x', headers: [['A "b"; c', 'd']] })],
    ['a value with a quote', beside({ match: '/x', headers: [['A', 'b"; c']] })],
    ['a value with a backslash', beside({ match: '/x', headers: [['A', 'b\\']] })],
    ['a value with a line break', beside({ match: '/x', headers: [['A', 'b\nc']] })],
    ['a value with a variable', beside({ match: '/x', headers: [['A', '$http_cookie']] })],
    ['a kind with a directive', beside({ match: '/x', headers: [['Content-Type', 'a/b; } c']] })],
    ['a home with a directive', { ...OWN, homePaths: ['/; } c'] }],
    ['no list', { rules: {} }],
  ])('hold not %s', (_what, served) => {
    expect(parseServedHeaders(JSON.stringify(served))).toBeUndefined()
  })
})

describe('a release whose headers are none', () => {
  const disk = openDisk()
  let bundles: BundleFixture
  beforeEach(async () => {
    bundles = await createBundles()
  })
  afterEach(() => bundles.remove())

  it('is not promoted', async () => {
    const brand = brandStore(bundles.store, 'harbour')
    const bundle = await bundles.bundle('one')
    await writeFile(
      join(bundle, HEADERS_FILE),
      JSON.stringify(beside({ match: '/x { } } http {', headers: [] })),
    )
    const { id } = await captureRelease({ disk, brand, bundle, site: SITE })
    await expect(promote({ disk, brand, release: id })).rejects.toThrow('holds more than headers')
    await expect(readlink(brand.live)).rejects.toThrow('ENOENT')
  })
})
