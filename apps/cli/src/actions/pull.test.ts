import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openBucketStore } from '../bucket/bucketStore.ts'
import type * as S3 from '../bucket/s3.ts'
import { EXIT } from '../terminal/userError.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { pullReleases } from './pull.ts'

const objects = memoryObjects()
// Test files share their modules: those that were loaded before know nothing of this, and later ones may not.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock(import('../bucket/s3.ts'), async (original) => ({
  ...(await original<typeof S3>()),
  openS3: () => Promise.resolve(objects),
}))

let bundles: BundleFixture
beforeEach(async () => {
  bundles = await createBundles()
})
afterEach(() => bundles.remove())

it('reloads the web server at the next look where it refused, and not once more', async () => {
  const harbour = openBucketStore(objects).of('harbour')
  const bundle = await bundles.bundle('one')
  const { id } = await harbour.capture({ bundle, site: SITE, by: 'ada' })
  await harbour.promote({ release: id })
  const done = join(bundles.root, 'reloads')
  const look = (reload: string) =>
    pullReleases({ store: 's3://memory/site', to: join(bundles.root, 'here'), reload }, listeningTerminal())
  expect(await look('echo refused >&2; exit 1')).toBe(EXIT.problems)
  for (let again = 0; again < 2; again++) expect(await look(`echo reloaded >> ${done}`)).toBe(EXIT.done)
  expect(await readFile(done, 'utf8')).toBe('reloaded\n')
})
