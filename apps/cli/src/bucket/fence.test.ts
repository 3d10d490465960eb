import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { memoryObjects } from '../testing/memoryObjects.ts'
import { cleanStore } from './clean.ts'
import { steadily } from './fence.ts'
import { FENCE_KEY, OBJECTS, objectKey, objectKind } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'

const CONTENTS = 200

let now = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
afterEach(() => void vi.restoreAllMocks())

/** Contents that nothing needs, in a storage that takes a second for each removal. */
async function slowRemovals() {
  const objects = memoryObjects()
  for (let at = 0; at < CONTENTS; at++) {
    const key = objectKey('x.js', String(at).padStart(64, '0'))
    await objects.put(key, Buffer.of(), objectKind(key))
  }
  const remove: ObjectStore['remove'] = async (key) => {
    now += 1000
    return objects.remove(key)
  }
  const left = async () => (await objects.list(OBJECTS)).length
  return { objects, remove, left }
}

describe('a clean-up that takes long', () => {
  it('gives its signs one after another', async () => {
    const { objects, remove, left } = await slowRemovals()
    expect(await cleanStore({ ...objects, remove }, { wait: 1 })).toBe(CONTENTS)
    expect(await left()).toBe(0)
    const fence = JSON.parse(objects.objects.get(FENCE_KEY)?.body.toString() ?? '') as object
    expect(fence).toMatchObject({ cleaning: false })
  })

  it('removes nothing more when it stalled, and others relied on what is there', async () => {
    const { objects, left } = await slowRemovals()
    /** Storage of somebody who waits long between two looks at the fence. */
    const slowly: ObjectStore = {
      ...objects,
      get: (key) => {
        now += 20_000
        return objects.get(key)
      },
    }
    let relied: Promise<number> | undefined
    const remove: ObjectStore['remove'] = async (key) => {
      await objects.remove(key)
      await (relied ??= steadily(slowly, 1, left))
      return true
    }
    await expect(cleanStore({ ...objects, remove }, { wait: 1 })).rejects.toThrow('for dead')
    expect(await left()).toBe(await relied)
  })

  it('says so when it was taken for dead during its last removal', async () => {
    const { objects } = await slowRemovals()
    const last = objectKey('x.js', String(CONTENTS - 1).padStart(64, '0'))
    const remove: ObjectStore['remove'] = async (key) => {
      await objects.remove(key)
      if (key === last) await objects.put(FENCE_KEY, Buffer.from('{"cleaning":false}'), objectKind('x'))
      return true
    }
    await expect(cleanStore({ ...objects, remove }, { wait: 1 })).rejects.toThrow('for dead')
  })

  it('removes nothing that it has not told before', async () => {
    const { objects } = await slowRemovals()
    let told: { removing: string[] } | undefined
    const remove: ObjectStore['remove'] = async (key) => {
      await objects.remove(key)
      told ??= JSON.parse(objects.objects.get(FENCE_KEY)?.body.toString() ?? '') as { removing: string[] }
      await objects.put(FENCE_KEY, Buffer.from('{"cleaning":false,"token":"other"}'), objectKind('x'))
      return true
    }
    const before = (await objects.list(OBJECTS)).map(({ key }) => key)
    await expect(cleanStore({ ...objects, remove }, { wait: 1 })).rejects.toThrow('for dead')
    const after = new Set((await objects.list(OBJECTS)).map(({ key }) => key))
    expect(before.filter((key) => !after.has(key))).toEqual(told?.removing)
    expect(after.size).toBeGreaterThan(CONTENTS / 2)
  })

  it('removes nothing more once it was taken for dead, and leaves the fence to the other', async () => {
    const { objects, remove, left } = await slowRemovals()
    const body = Buffer.from('{"cleaning":true,"token":"other"}')
    const other = { etag: 'other', kind: objectKind('x'), body }
    const put: ObjectStore['put'] = (key, ...rest) => {
      if (objects.objects.has(FENCE_KEY)) objects.objects.set(FENCE_KEY, other)
      return objects.put(key, ...rest)
    }
    const cleaned = cleanStore({ ...objects, put, remove }, { wait: 1 })
    await expect(cleaned).rejects.toThrow('took this clean-up of s3://memory/site for dead')
    const before = await left()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await left()).toBe(before)
    expect(before).toBeGreaterThan(CONTENTS / 2)
    expect(objects.objects.get(FENCE_KEY)).toBe(other)
  })
})
