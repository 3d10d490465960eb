import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openFolderStore } from '../release/folderStore.ts'
import { EXIT } from '../terminal/userError.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { rollbackBrand } from './promote.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
  await mkdir(join(bundles.root, 'tenants'))
})
afterAll(() => bundles.remove())

it('a rollback whose cache cannot be purged has happened, and tells of the cache', async () => {
  const brand = openFolderStore(bundles.store).of('harbour')
  const ids = []
  for (const version of ['one', 'two']) {
    const { id } = await brand.capture({ bundle: await bundles.bundle(version), site: SITE, by: 'ada' })
    await brand.promote({ release: id })
    ids.push(id)
  }
  const terminal = listeningTerminal()
  const flags = { root: bundles.root, store: bundles.store, purge: ['http://127.0.0.1:9'] }
  expect(await rollbackBrand('harbour', flags, terminal)).toBe(EXIT.problems)
  expect((await brand.live())?.stable).toBe(ids[0])
  expect(terminal.lines.join('\n')).toContain('harbour: connect ECONNREFUSED 127.0.0.1:9')
  expect(terminal.objects).toMatchObject([
    { switched: [{ tenant: 'harbour' }], failed: [{ tenant: 'harbour' }] },
  ])
})
