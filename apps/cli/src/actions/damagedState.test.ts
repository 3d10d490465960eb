import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openBucketStore } from '../bucket/bucketStore.ts'
import { DATA, stateKey } from '../bucket/layout.ts'
import type * as S3 from '../bucket/s3.ts'
import { EXIT } from '../terminal/userError.ts'
import { SITE, createBundles } from '../testing/bundleFixture.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { fleet } from './fleet.ts'
import { cleanReleases } from './mendReleases.ts'

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

const BUCKET = 's3://memory/site'
const FAULT = `${BUCKET}/${stateKey('meadow')} is damaged`

const fixture = fixtureFor('all')
let served = ''
/** Two brands in a bucket; the state of the second one is no JSON. */
beforeAll(async () => {
  const bundles = await createBundles()
  const bundle = await bundles.bundle('one')
  const store = openBucketStore(objects)
  served = (await store.of('harbour').capture({ bundle, site: SITE, by: 'ada' })).id
  await store.of('harbour').promote({ release: served })
  await store.of('meadow').capture({ bundle, site: SITE, by: 'ada' })
  await objects.put(stateKey('meadow'), Buffer.from('{'), DATA)
  await bundles.remove()
})

it('fleet shows what the other brands serve, and tells of the damage', async () => {
  const terminal = listeningTerminal()
  await fleet([], { root: fixture.root, store: [`production=${BUCKET}`] }, terminal)
  const said = terminal.lines.join('\n')
  expect(said).toContain(served)
  expect(said).toContain(FAULT)
  expect(terminal.objects).toMatchObject([
    {
      brands: [
        { environments: [{ release: served }] },
        { environments: [{ fault: expect.any(String) as string }] },
      ],
    },
  ])
})

it('a clean-up tells of the damage, and is no success', async () => {
  const terminal = listeningTerminal()
  const flags = { root: fixture.root, store: BUCKET, keep: '1' }
  expect(await cleanReleases(flags, terminal)).toBe(EXIT.problems)
  expect(terminal.lines.join('\n')).toContain(FAULT)
})
