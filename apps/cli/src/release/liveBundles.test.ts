import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { captureRelease } from './capture.ts'
import { openDisk } from './disk.ts'
import { promote } from './promote.ts'
import { liveBundles } from './served.ts'
import { brandStore } from './store.ts'

let bundles: BundleFixture
beforeEach(async () => {
  bundles = await createBundles()
})
afterEach(() => bundles.remove())

it('names the brand whose release is damaged beside the bundles of all others', async () => {
  const disk = openDisk()
  const folders: string[] = []
  for (const tenant of ['harbour', 'meadow']) {
    const brand = brandStore(bundles.store, tenant)
    const { id, folder } = await captureRelease({
      disk,
      brand,
      bundle: await bundles.bundle(tenant),
      site: SITE,
    })
    await promote({ disk, brand, release: id })
    folders.push(folder)
  }
  const manifest = join(folders[1] ?? '', 'manifest.json')
  await chmod(manifest, 0o644)
  await writeFile(manifest, '{')
  const { found, failed } = await liveBundles(bundles.store)
  expect(found.map(({ id }) => id)).toEqual(['harbour'])
  expect(failed).toEqual([{ tenant: 'meadow', fault: expect.stringContaining('is damaged') as string }])
})
