import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { harbour, releaseHarbour } from '../testing/harbourReleases.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { openBucketStore } from './bucketStore.ts'
import { FENCE_KEY } from './layout.ts'
import { Refused, type ObjectStore } from './objectStore.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
})
afterAll(() => bundles.remove())
afterEach(() => void vi.restoreAllMocks())

/** Six releases of which the first one is to be removed, and a storage whose removals are carried out when a test says so. */
async function prepare(stalls: (key: string) => boolean) {
  const objects = memoryObjects()
  const ids: string[] = []
  for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) {
    ids.push(await releaseHarbour(objects, bundles, version))
    await harbour(objects).promote({ release: ids.at(-1) ?? '' })
  }
  const late: string[] = []
  const stalling: ObjectStore = {
    ...objects,
    remove: (key) => {
      if (!stalls(key)) return objects.remove(key)
      late.push(key)
      return new Promise(() => {})
    },
  }
  /** Storage of somebody who waits long between two looks at the fence. */
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const patient: ObjectStore = {
    ...objects,
    get: (key) => {
      now += 20_000
      return objects.get(key)
    },
  }
  return { objects, ids, first: ids[0] ?? '', late, stalling, patient }
}

it.each([
  ['contents', (key: string) => key.startsWith('objects/')],
  ['a manifest', (key: string) => key.endsWith('manifest.json')],
])('a removal of %s that comes when it is released again takes nothing away', async (_what, stalls) => {
  const { objects, ids, late, stalling, patient } = await prepare(stalls)
  void openBucketStore(stalling).clean(1)
  await vi.waitFor(() => expect(late).not.toEqual([]))
  // Of two manifests one may be removed after the other; contents of both are removed at once.
  const at = late.every((key) => key.includes(ids[1] ?? '')) ? 1 : 0
  const again = await releaseHarbour(patient, bundles, ['a', 'b'][at] ?? '')
  expect(again).toBe(ids[at])
  for (const key of late) objects.objects.delete(key)
  await harbour(objects).promote({ release: again })
  expect((await harbour(objects).verify()).damages).toEqual([])
  expect((await harbour(objects).kept()).map(({ id }) => id)).toContain(again)
})

it.each([
  ['has no answer', () => Promise.reject(new Error('The server broke off the connection'))],
  ['had one at the second try', () => Promise.resolve(false)],
])('a removal that %s is not relied on', async (_what, remove) => {
  const { objects, first } = await prepare(() => false)
  const kept = new Map(objects.objects)
  await openBucketStore({ ...objects, remove })
    .clean(1)
    .catch(() => undefined)
  const late = [...kept.keys()].find((key) => key.endsWith(`${first}/manifest.json`))
  expect(await releaseHarbour(objects, bundles, 'a')).toBe(first)
  objects.objects.delete(late ?? '')
  await harbour(objects).promote({ release: first })
  expect((await harbour(objects).verify()).damages).toEqual([])
})

it('a removal that the server refuses leaves what it names as it is', async () => {
  const { objects } = await prepare(() => false)
  const remove = () => Promise.reject(new Refused(new Error('These credentials do not permit it')))
  await expect(openBucketStore({ ...objects, remove }).clean(1)).rejects.toThrow('do not permit it')
  const fence = JSON.parse(objects.objects.get(FENCE_KEY)?.body.toString() ?? '') as object
  expect(fence).toMatchObject({ cleaning: false, removing: [], lives: {} })
})
