import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openBucketStore } from '../bucket/bucketStore.ts'
import { stateKey } from '../bucket/layout.ts'
import type { ObjectStore } from '../bucket/objectStore.ts'
import type * as S3 from '../bucket/s3.ts'
import type { PromoteFlags } from '../flags.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { releaseHarbour } from '../testing/harbourReleases.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
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
const TYPED = '2999-01-01T00:00Z'
const LATER = '2999-01-01T00:00:00.000Z'

/** Two releases of a brand; the first one is served. */
async function prepare() {
  const storage = memoryObjects()
  objects = storage
  const brand = openBucketStore(storage).of('harbour')
  const make = (version: string) => releaseHarbour(storage, bundles, version)
  const ids = [await make('one'), await make('two')] as const
  await brand.promote({ release: ids[0] })
  const terminal = listeningTerminal()
  const call = (releases: readonly string[], flags: Partial<PromoteFlags>) =>
    promoteReleases(
      releases,
      { root: bundles.root, store: 's3://memory/site', patience: '0', ...flags },
      terminal,
    )
  return { storage, brand, ids, call, terminal, said: () => terminal.lines.join('\n') }
}

describe('of two operators', () => {
  it('the one who plans later is told what the other one planned', async () => {
    const { ids, call, terminal, said } = await prepare()
    await call([ids[1]], { at: TYPED, by: 'ada' })
    await call([ids[0]], { at: TYPED, by: 'bob' })
    expect(said()).toContain(`in place of ${ids[1]} from ${LATER} by ada`)
    await call([ids[0]], { at: 'never' })
    expect(said()).toContain(`stays as it is: ${ids[0]} from ${LATER} by bob is called off`)
    await call([ids[0]], { at: 'never' })
    expect(said()).toContain('stays as it is: nothing was planned')
    expect(terminal.objects).toMatchObject([
      { planned: [{ release: ids[1] }] },
      { planned: [{ release: ids[0], instead: { release: ids[1], by: 'ada' } }] },
      { planned: [{ at: null, instead: { release: ids[0] } }] },
      { planned: [{ at: null }] },
    ])
  })

  it.each<[string, Partial<PromoteFlags>]>([
    ['a promotion', {}],
    ['the beginning of a season', { until: TYPED }],
    ['a planned promotion', { due: true }],
  ])('the plan that one makes during %s of the other stays, and is told', async (_what, flags) => {
    const { storage, brand, ids, call, said } = await prepare()
    if (flags.due === true) await brand.plan({ release: ids[1], at: PAST })
    const theirs = { release: ids[0], at: LATER, by: 'bob' }
    let isPlanned = false
    const put: ObjectStore['put'] = async (key, body, ...rest) => {
      const etag = await storage.put(key, body, ...rest)
      const isSwitch = key === stateKey('harbour') && body.toString().includes(`"stable": "${ids[1]}"`)
      if (isSwitch && !isPlanned) {
        isPlanned = true
        await brand.plan(theirs)
      }
      return etag
    }
    objects = { ...storage, put }
    await call(flags.due === true ? [] : [ids[1]], flags)
    expect([(await brand.live())?.stable, await brand.planned()]).toEqual([ids[1], theirs])
    expect(said()).toContain(
      `harbour was planned anew meanwhile, which stays: ${ids[0]} from ${LATER} by bob`,
    )
  })
})

it('no release of several is planned when one of them is refused', async () => {
  const { storage, brand, ids, call } = await prepare()
  const meadow = openBucketStore(storage).of('meadow')
  const bundle = await bundles.bundle('meadow')
  const { id } = await meadow.capture({ bundle, site: SITE, by: 'ada' })
  for (const [key, { body }] of storage.objects)
    if (body.toString() === "console.log('meadow')") storage.objects.delete(key)
  await expect(call([ids[1], id], { at: TYPED })).rejects.toThrow('is damaged')
  expect(await brand.planned()).toBeUndefined()
})
