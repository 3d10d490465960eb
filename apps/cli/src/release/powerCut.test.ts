import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { createBundles, SITE, type BundleFixture } from '../testing/bundleFixture.ts'
import { openPowerCuts, type PowerCuts } from '../testing/powerCuts.ts'
import { openFolderStore } from './folderStore.ts'
import type { ReleaseStore } from './releaseStore.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bundles: BundleFixture
let older: string
let newer: string
let power: PowerCuts
let store: ReleaseStore
const brand = () => store.of('harbour')
const release = async (version: string) =>
  (await brand().capture({ bundle: await bundles.bundle(version), site: SITE, by: 'ada' })).id
const open = () => {
  power = openPowerCuts()
  store = openFolderStore(bundles.store, power.disk)
}
beforeAll(async () => {
  bundles = await createBundles()
  open()
  await release('sp4re')
  older = await release('01der')
  newer = await release('n3wer')
})
beforeEach(open)
afterAll(() => bundles.remove())

it.each<[string, () => Promise<unknown>]>([
  ['a release that is promoted', async () => brand().promote({ release: await release('fr3sh') })],
  ['the first promotion', () => brand().promote({ release: older })],
  [
    'a promotion that removes old releases',
    async () => {
      const { removed } = await brand().promote({ release: newer, keep: 1 })
      expect(removed).not.toEqual([])
    },
  ],
  ['a plan', () => brand().plan({ release: newer, at: '2030-01-01T00:00:00.000Z' })],
  ['a plan that is taken back', () => brand().plan(undefined)],
  ['a rollback', () => brand().rollback({})],
  ['the web server’s file', () => store.switched()],
])('%s outlasts a power cut at any time', async (_what, act) => {
  await act()
  expect(power.early).toEqual([])
  expect(power.lost()).toEqual([])
})
