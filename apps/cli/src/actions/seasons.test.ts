import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openBucketStore } from '../bucket/bucketStore.ts'
import type { ObjectStore } from '../bucket/objectStore.ts'
import type * as S3 from '../bucket/s3.ts'
import type { PromoteFlags } from '../flags.ts'
import { createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { releaseHarbour } from '../testing/harbourReleases.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { dyingObjects, memoryObjects } from '../testing/memoryObjects.ts'
import { promoteReleases } from './promote.ts'

let objects: ObjectStore
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
beforeAll(async () => {
  bundles = await createBundles()
  await mkdir(join(bundles.root, 'tenants'))
})
afterAll(() => bundles.remove())

const PAST = '2020-01-01T00:00:00.000Z'
const LATER = '2999-01-01T00:00Z'

const call = (releases: readonly string[], flags: Partial<PromoteFlags>) =>
  promoteReleases(
    releases,
    { root: bundles.root, store: 's3://memory/site', patience: '0', ...flags },
    listeningTerminal(),
  )

/** Two releases of a brand in an empty bucket; the first one is served. */
async function prepare() {
  const storage = memoryObjects()
  objects = storage
  const brand = openBucketStore(storage).of('harbour')
  const make = (version: string) => releaseHarbour(storage, bundles, version)
  const ids = [await make('one'), await make('two')] as const
  await brand.promote({ release: ids[0] })
  const serves = async () => (await brand.live())?.stable
  /** Carries out what is planned, as if its time had come. */
  const due = async () => {
    const planned = await brand.planned()
    if (planned !== undefined) await brand.plan({ ...planned, at: PAST })
    await call([], { due: true })
  }
  return { storage, brand, ids, serves, due }
}

describe('a season whose beginning is killed after any of its changes', () => {
  it.each([
    ['promoted now', false],
    ['planned', true],
  ])('and that was %s begins or not, and ends', async (_what, isPlanned) => {
    const seen = new Set<string | undefined>()
    for (let changes = 1, isDone = false; !isDone; changes++) {
      const { storage, brand, ids, serves, due } = await prepare()
      if (isPlanned) await brand.plan({ release: ids[1], at: PAST, until: LATER, by: 'ada' })
      const dying = dyingObjects(storage, changes)
      objects = dying
      const begun = isPlanned ? call([], { due: true }) : call([ids[1]], { until: LATER })
      isDone = await Promise.race([begun.then(() => true), dying.killed.then(() => false)])
      objects = storage
      seen.add(await serves())
      // The timer of the next minute.
      await call([], { due: true })
      const planned = await brand.planned()
      // The season has begun and its end is planned, or nothing of it happened.
      expect([undefined, ids[0]]).toContain(planned?.release)
      expect(await serves()).toBe(planned === undefined ? ids[0] : ids[1])
      await due()
      expect([await serves(), await brand.planned()]).toEqual([ids[0], undefined])
    }
    expect(seen.size).toBe(2)
  })
})

it('a season that cannot begin leaves the plan of before', async () => {
  const { storage, brand, ids, serves } = await prepare()
  await brand.plan({ release: ids[0], at: LATER })
  for (const [key, { body }] of storage.objects)
    if (body.toString() === "console.log('two')") storage.objects.delete(key)
  await expect(call([ids[1]], { until: LATER })).rejects.toThrow('is damaged')
  expect([await serves(), await brand.planned()]).toEqual([ids[0], { release: ids[0], at: LATER }])
})

it('a season that began ends although a clean-up behind its switch failed', async () => {
  const { storage, brand, ids, serves, due } = await prepare()
  objects = {
    ...storage,
    list: (prefix) => {
      if (!prefix.endsWith('/log/')) return storage.list(prefix)
      throw new Error('The server broke off the connection.')
    },
  }
  await expect(call([ids[1]], { until: LATER, keep: '1' })).rejects.toThrow('broke off')
  objects = storage
  expect(await serves()).toBe(ids[1])
  await call([], { due: true })
  expect(await brand.planned()).toMatchObject({ release: ids[0] })
  await due()
  expect(await serves()).toBe(ids[0])
})
