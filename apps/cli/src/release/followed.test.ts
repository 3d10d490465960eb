import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { captureRelease } from './capture.ts'
import { openDisk } from './disk.ts'
import { tellSwitches } from './followed.ts'
import { promote } from './promote.ts'
import { brandStore } from './store.ts'

const disk = openDisk()
const REFUSED = new Error('nginx: configuration test failed')
let bundles: BundleFixture
beforeEach(async () => {
  bundles = await createBundles()
})
afterEach(() => bundles.remove())

async function switchTo(tenant: string, version: string): Promise<void> {
  const brand = brandStore(bundles.store, tenant)
  const bundle = await bundles.bundle(version)
  await promote({ disk, brand, release: (await captureRelease({ disk, brand, bundle, site: SITE })).id })
}

/** @returns brands of which the web server is told, without an answer where it refuses */
async function told(isRefused = false): Promise<readonly string[]> {
  let brands: readonly string[] = []
  const telling = tellSwitches(disk, bundles.store, (tenants) => {
    brands = tenants
    return isRefused ? Promise.reject(REFUSED) : Promise.resolve()
  })
  const outcome = await telling.catch((error: unknown) => error)
  expect(outcome).toEqual(isRefused ? REFUSED : brands.length)
  return brands
}

it('tells of each switch once, and again of one whose notice failed', async () => {
  await switchTo('harbour', 'one')
  await switchTo('meadow', 'one')
  expect(await told()).toEqual(['harbour', 'meadow'])
  expect(await told()).toEqual([])
  await switchTo('meadow', 'two')
  expect(await told(true)).toEqual(['meadow'])
  expect(await told(true)).toEqual(['meadow'])
  expect(await told()).toEqual(['meadow'])
  expect(await told()).toEqual([])
})

it('tells of all where nobody knows what was told', async () => {
  await switchTo('harbour', 'one')
  await told()
  await writeFile(join(bundles.store, 'followed.json'), '{')
  expect(await told()).toEqual(['harbour'])
})
