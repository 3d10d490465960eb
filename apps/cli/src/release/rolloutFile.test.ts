import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { openFolderStore } from './folderStore.ts'
import { isRollout } from './rolloutFile.ts'
import { liveBundles } from './served.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
})
afterAll(() => bundles.remove())

const ID = 'harbour-3f9c1a2b4d5e'
const WHOLE = { number: 2, stable: ID, before: [ID], at: '2026-11-27T22:00:00.000Z' }

it.each<[string, unknown, boolean]>([
  ['a rollout', WHOLE, true],
  ['a rollout with all that it may have', { ...WHOLE, left: [ID], canary: { release: ID, share: 10 } }, true],
  ['null', null, false],
  ['a list', [], false],
  ['a number alone', { number: 2 }, false],
  ['a path', { ...WHOLE, stable: '../x' }, false],
  ['a release of another brand', { ...WHOLE, stable: 'harbour-one-3f9c1a2b4d5e' }, false],
  ['a release of before that is none', { ...WHOLE, before: ['..'] }, false],
  ['a canary without a release', { ...WHOLE, canary: null }, false],
  ['a canary of a share above all', { ...WHOLE, canary: { release: ID, share: 101 } }, false],
])('%s is one: %s', (_what, value, is) => {
  expect(isRollout('harbour', value)).toBe(is)
})

describe('a brand whose live rollout', () => {
  /** Two brands that serve a release each and have a newer one. */
  async function prepare() {
    const folder = join(bundles.root, randomUUID())
    const store = openFolderStore(folder)
    for (const tenant of ['har', 'harbour']) {
      for (const version of ['one', 'two']) {
        const bundle = await bundles.bundle(version)
        const { id } = await store.of(tenant).capture({ bundle, site: SITE, by: 'ada' })
        if (version === 'one') await store.of(tenant).promote({ release: id })
      }
    }
    return { folder, store }
  }

  it.each<[string, (folder: string) => Promise<void>]>([
    ['has another shape', (folder) => writeFile(join(folder, 'har/live/rollout.json'), '{"number":1}')],
    [
      'is of another brand',
      async (folder) => {
        await rm(join(folder, 'har/live'))
        await symlink('../harbour/rollouts/0001', join(folder, 'har/live'))
      },
    ],
    [
      'is a copy in the place of the link',
      async (folder) => {
        const text = await readFile(join(folder, 'har/live/rollout.json'))
        await rm(join(folder, 'har/live'))
        await mkdir(join(folder, 'har/live'))
        await writeFile(join(folder, 'har/live/rollout.json'), text)
      },
    ],
  ])('%s is told, and nothing of it is changed', async (_what, damage) => {
    const { folder, store } = await prepare()
    await damage(folder)
    const har = store.of('har')
    await expect(har.live()).rejects.toThrow(join(folder, 'har'))
    const latest = (await har.latest()) ?? ''
    await expect(har.promote({ release: latest })).rejects.toThrow('nothing was switched')
    await expect(har.rollback({})).rejects.toThrow('nothing was switched')
    expect((await store.clean(1)).failed).toMatchObject([{ tenant: 'har' }])
    const { failed } = await liveBundles(folder)
    expect(failed.map(({ tenant }) => tenant)).toContain('har')
    expect(failed.map(({ fault }) => fault).join()).toContain('nothing was switched')
  })
})
