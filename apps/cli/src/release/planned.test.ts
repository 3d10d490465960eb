import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { openDisk, type Disk } from './disk.ts'
import { openFolderStore } from './folderStore.ts'
import { duePromotions, plan, readPlanned } from './planned.ts'
import { brandStore } from './store.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
})
afterAll(() => bundles.remove())

const PAST = '2020-01-01T00:00:00.000Z'

/** Two brands, each with a release that is served and one whose time has come. */
async function prepare() {
  const folder = join(bundles.root, randomUUID())
  const store = openFolderStore(folder)
  const make = async (tenant: string) => {
    const brand = store.of(tenant)
    const capture = async (version: string) =>
      (await brand.capture({ bundle: await bundles.bundle(version), site: SITE, by: 'ada' })).id
    await brand.promote({ release: await capture('one') })
    const release = await capture('two')
    await brand.plan({ release, at: PAST })
    return release
  }
  const [harbour, meadow] = [await make('harbour'), await make('meadow')]
  return { folder, store, harbour, meadow, brand: brandStore(folder, 'harbour') }
}

it('a plan that is being written is no remain of a killed process', async () => {
  const { store, brand, harbour } = await prepare()
  const real = openDisk()
  let other: Promise<unknown> | undefined
  const disk: Disk = {
    ...real,
    write: async (...file) => {
      await real.write(...file)
      other = store.of('harbour').promote({ release: harbour })
      await Promise.race([other, pause(200)])
    },
  }
  const planned = { release: harbour, at: '2999-01-01T00:00:00.000Z' }
  await plan(disk, brand, planned)
  await other
  expect(await readPlanned(brand)).toEqual(planned)
})

describe('a plan that cannot be read', () => {
  it.each(['{', '{}', 'null', '{"release":"x","at":"2020-01-01"}', '{"release":"harbour-3f9c1a2b4d5e"}'])(
    'such as %s is told, and holds up no other brand',
    async (text) => {
      const { folder, store, meadow, brand } = await prepare()
      await writeFile(join(folder, 'harbour/planned.json'), text)
      await expect(readPlanned(brand)).rejects.toThrow('planned.json cannot be read')
      const { due, faults } = await duePromotions(store, new Date())
      expect(due.map(({ planned }) => planned.release)).toEqual([meadow])
      expect(faults).toEqual([
        { tenant: 'harbour', fault: expect.stringContaining('harbour/planned.json') as string },
      ])
    },
  )

  it('is replaced by the next one, and keeps all releases until then', async () => {
    const { folder, store, harbour, brand } = await prepare()
    await writeFile(join(folder, 'harbour/planned.json'), '{')
    const { failed } = await store.clean(1)
    expect(failed).toMatchObject([{ tenant: 'harbour' }])
    expect((await store.of('harbour').promote({ release: harbour, keep: 1 })).removed).toEqual([])
    await store.of('harbour').plan({ release: harbour, at: PAST })
    expect(await readPlanned(brand)).toEqual({ release: harbour, at: PAST })
  })
})

it('a plan that there never was can be called off, also of a brand without releases', async () => {
  const { folder, brand } = await prepare()
  await plan(openDisk(), brand, undefined)
  expect(await plan(openDisk(), brand, undefined)).toBeUndefined()
  const misspelt = brandStore(folder, 'harbor')
  expect(await plan(openDisk(), misspelt, undefined)).toBeUndefined()
  expect(existsSync(misspelt.folder)).toBe(false)
})

it('a damaged release that is due holds up no other brand', async () => {
  const { folder, store, harbour, meadow } = await prepare()
  await writeFile(join(folder, 'harbour', harbour, 'site/extra.html'), '')
  const { due, faults } = await duePromotions(store, new Date())
  expect(due.map(({ tenant, planned }) => [tenant, planned.release])).toEqual([['meadow', meadow]])
  expect(faults).toEqual([
    { tenant: 'harbour', fault: expect.stringContaining(`${harbour} is damaged`) as string },
  ])
})
