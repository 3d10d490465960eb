import { afterAll, beforeAll, expect, it } from 'vitest'

import { createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { harbour, releaseHarbour } from '../testing/harbourReleases.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { openBucketStore } from './bucketStore.ts'
import { cleanStore, retire } from './clean.ts'
import type { ObjectStore } from './objectStore.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
})
afterAll(() => bundles.remove())

const release = (objects: ObjectStore, version: string) => releaseHarbour(objects, bundles, version)

const mark = (objects: ObjectStore) => retire(objects, 'harbour', 1)
const remove = (objects: ObjectStore) => openBucketStore(objects).clean(1)

it.each([
  ['marked to be removed', 1, mark],
  ['marked to be removed', 2, mark],
  ['removed', 1, remove],
  ['removed', 2, remove],
] as const)(
  'a release that is %s while it is made again is there, at look %i at the state',
  async (...given) => {
    const [, look, clear] = given
    const objects = memoryObjects()
    const ids: string[] = []
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) {
      ids.push(await release(objects, version))
      await harbour(objects).promote({ release: ids.at(-1) ?? '' })
    }
    let looks = 0
    const get: ObjectStore['get'] = async (key) => {
      if (key.endsWith('live.json') && ++looks === look) await clear(objects)
      return objects.get(key)
    }
    const again = await release({ ...objects, get }, 'a')
    expect(again).toBe(ids[0])
    await cleanStore(objects, { wait: 1 })
    expect(await harbour(objects).latest()).toBe(again)
    await harbour(objects).promote({ release: again })
    expect((await harbour(objects).verify()).damages).toEqual([])
  },
)
