import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import type { PromoteFlags } from '../flags.ts'
import { openFolderStore } from '../release/folderStore.ts'
import { EXIT } from '../terminal/userError.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { promoteReleases } from './promote.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
  await mkdir(join(bundles.root, 'tenants'))
})
afterAll(() => bundles.remove())

const LATER = { at: '2999-01-01T00:00:00.000Z' }

/** Three releases of a brand: the first one for all visitors, the second one as a canary. */
async function withCanary(name: string) {
  const store = join(bundles.root, name)
  const brand = openFolderStore(store).of('harbour')
  const make = async (version: string) =>
    (await brand.capture({ bundle: await bundles.bundle(version), site: SITE, by: 'ada' })).id
  const ids = [await make('one'), await make('two'), await make('three')] as const
  await brand.promote({ release: ids[0] })
  await brand.promote({ release: ids[1], share: 10 })
  const terminal = listeningTerminal()
  const promote = (release: string, flags: Partial<PromoteFlags> = {}) =>
    promoteReleases([release], { root: bundles.root, store, patience: '0', ...flags }, terminal)
  return { store, brand, ids, promote, said: () => terminal.lines.join('\n') }
}

it.each([
  ['another release', 2],
  ['the release of the canary', 1],
  ['what is served beside the canary', 0],
] as const)('a promotion of %s that is taken back brings the canary of before back', async (name, at) => {
  const { brand, ids, promote } = await withCanary(name)
  const before = await brand.live()
  expect(await promote(ids[at], { reload: 'false' })).toBe(EXIT.problems)
  const { stable, canary, before: earlier } = (await brand.live()) ?? {}
  expect({ stable, canary, earlier }).toEqual({
    stable: ids[0],
    canary: { release: ids[1], share: 10 },
    earlier: before?.before,
  })
})

it('a canary that was damaged meanwhile is left away, and told', async () => {
  const { store, brand, ids, promote, said } = await withCanary('damaged')
  const index = join(store, 'harbour', ids[1], 'site/index.html')
  await rm(index, { force: true })
  await promote(ids[2], { reload: 'false' })
  expect(await brand.live()).toMatchObject({ stable: ids[0] })
  expect(await brand.live()).not.toHaveProperty('canary')
  expect(said()).toContain('Without the canary of before')
})

it('a promotion that is taken back brings the plan of before back', async () => {
  const { brand, ids, promote } = await withCanary('planned')
  await brand.plan({ release: ids[1], ...LATER })
  await promote(ids[2], { reload: 'false' })
  expect(await brand.planned()).toMatchObject({ release: ids[1], ...LATER })
})

it('a planned promotion that is taken back is not tried again', async () => {
  const { store, brand, ids } = await withCanary('due')
  await brand.plan({ release: ids[2], at: '2020-01-01T00:00:00.000Z' })
  const flags = { root: bundles.root, store, patience: '0', due: true, reload: 'false' }
  expect(await promoteReleases([], flags, listeningTerminal())).toBe(EXIT.problems)
  expect(await brand.planned()).toBeUndefined()
})

it('the end of a season that is taken back is tried again in an hour', async () => {
  const { store, brand, ids, promote, said } = await withCanary('season')
  await promote(ids[2], { until: '2999-01-01T00:00Z' })
  const end = await brand.planned()
  expect(end).toMatchObject({ release: ids[0], ends: ids[2] })
  await brand.plan({ ...end, release: ids[0], at: '2020-01-01T00:00:00.000Z' })
  const terminal = listeningTerminal()
  const due = (reload: string) =>
    promoteReleases([], { root: bundles.root, store, patience: '0', due: true, reload }, terminal)
  expect(await due('false')).toBe(EXIT.problems)
  expect((await brand.live())?.stable).toBe(ids[2])
  const again = await brand.planned()
  expect(again).toMatchObject({ release: ids[0], ends: ids[2], why: end?.why })
  const minutes = (Date.parse(again?.at ?? '') - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(59)
  expect(minutes).toBeLessThanOrEqual(60)
  expect(terminal.lines.join('\n')).toContain(`harbour stays in the season of ${ids[2]}`)
  await brand.plan({ ...again, release: ids[0], at: '2020-01-01T00:00:00.000Z' })
  expect(await due('true')).toBe(EXIT.done)
  expect([(await brand.live())?.stable, await brand.planned()]).toEqual([ids[0], undefined])
  expect(said()).not.toContain('stays in the season')
})

it('a promotion of what was served already is taken back without a word, with its plan', async () => {
  const { brand, ids, promote, said } = await withCanary('same')
  await brand.promote({ release: ids[0] })
  await brand.plan({ release: ids[1], ...LATER })
  expect(await promote(ids[0], { reload: 'false' })).toBe(EXIT.problems)
  expect(said()).not.toContain('was not taken back')
  expect((await brand.live())?.stable).toBe(ids[0])
  expect(await brand.planned()).toMatchObject({ release: ids[1] })
})
