import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PromoteFlags } from '../flags.ts'
import { captureRelease } from '../release/capture.ts'
import { openDisk } from '../release/disk.ts'
import { plan, readPlanned } from '../release/planned.ts'
import { promote } from '../release/promote.ts'
import { readLive } from '../release/rollout.ts'
import { brandStore, listReleases } from '../release/store.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { promoteReleases } from './promote.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
  await mkdir(join(bundles.root, 'tenants'))
})
afterAll(() => bundles.remove())

describe('a planned promotion', () => {
  const prepare = async (name: string) => {
    const store = join(bundles.root, name)
    const brand = brandStore(store, 'harbour')
    const make = async (version: string) => {
      const bundle = await bundles.bundle(version)
      return (await captureRelease({ disk: openDisk(), brand, bundle, site: SITE })).id
    }
    const ids = [await make('one'), await make('two')] as const
    await promote({ disk: openDisk(), brand, release: ids[0] })
    let lines: readonly string[] = []
    const call = async (releases: readonly string[], flags: Partial<PromoteFlags>) => {
      const terminal = listeningTerminal()
      ;({ lines } = terminal)
      await promoteReleases(releases, { root: bundles.root, store, patience: '0', ...flags }, terminal)
      return terminal.objects[0]
    }
    return {
      brand,
      ids,
      call,
      said: () => lines.join('\n'),
      stable: async () => (await readLive(brand))?.stable,
    }
  }
  const LATER = '2999-01-01T00:00Z'

  it('waits for its time, is shown, and is carried out once by the person who planned it', async () => {
    const { brand, ids, call, stable } = await prepare('planned')
    await call([ids[1]], { at: LATER, by: 'ada', why: 'season' })
    expect(await call([], { due: true })).toMatchObject({ switched: [] })
    expect(await stable()).toBe(ids[0])
    const planned = await readPlanned(brand)
    expect(planned).toMatchObject({ release: ids[1], at: '2999-01-01T00:00:00.000Z', by: 'ada' })
    await plan(openDisk(), brand, { ...planned, release: ids[1], at: '2020-01-01T00:00:00.000Z' })
    expect(await call([], { due: true, by: 'timer' })).toMatchObject({
      switched: [{ tenant: 'harbour', to: { stable: ids[1], by: 'ada', why: 'season' } }],
    })
    expect(await call([], { due: true })).toMatchObject({ switched: [] })
  })

  it('is called off by never, and by another promotion', async () => {
    const { brand, ids, call } = await prepare('called-off')
    await call([ids[1]], { at: LATER })
    await call([ids[1]], { at: 'never' })
    expect(await readPlanned(brand)).toBeUndefined()
    await call([ids[1]], { at: LATER })
    await call([ids[1]], {})
    expect(await readPlanned(brand)).toBeUndefined()
  })

  it.each([
    ['called off', (file: string) => `rm -f ${file}`],
    ['put off', (file: string) => `sed -i s/2020-/2999-/ ${file}`],
  ])('is not carried out when it is %s during the waves before its own', async (what, command) => {
    const { brand, ids, call, said } = await prepare(what.replace(' ', '-'))
    const meadow = brandStore(brand.store, 'meadow')
    const bundle = await bundles.bundle('meadow')
    const { id } = await captureRelease({ disk: openDisk(), brand: meadow, bundle, site: SITE })
    await plan(openDisk(), brand, { release: ids[1], at: '2020-01-01T00:00:00.000Z' })
    await plan(openDisk(), meadow, { release: id, at: '2020-01-02T00:00:00.000Z' })
    const flags = { due: true, waves: '50', reload: command(join(meadow.folder, 'planned.json')) }
    expect(await call([], flags)).toMatchObject({ switched: [{ tenant: 'harbour' }], failed: [] })
    expect(await readLive(meadow)).toBeUndefined()
    expect(said()).toContain(`${id} is not planned any more: meadow stays as it is`)
  })

  it('keeps its release when older ones are removed', async () => {
    const { brand, ids, call } = await prepare('kept')
    await call([ids[1]], { at: LATER })
    await promote({ disk: openDisk(), brand, release: ids[0], keep: 1 })
    expect(await listReleases(brand)).toContain(ids[1])
  })

  it('for a season returns to what was served before, and stays when something newer was promoted', async () => {
    const { brand, ids, call, stable } = await prepare('season')
    const due = async () => {
      const planned = await readPlanned(brand)
      await plan(openDisk(), brand, {
        ...planned,
        release: planned?.release ?? '',
        at: '2020-01-01T00:00:00.000Z',
      })
      await call([], { due: true })
    }
    await call([ids[1]], { at: LATER, until: '2999-02-01T00:00Z', by: 'ada' })
    await due()
    expect(await stable()).toBe(ids[1])
    expect(await readPlanned(brand)).toMatchObject({
      release: ids[0],
      at: '2999-02-01T00:00:00.000Z',
      by: 'ada',
    })
    await due()
    expect([await stable(), await readPlanned(brand)]).toEqual([ids[0], undefined])
    await call([ids[1]], { until: LATER })
    await call([ids[0]], {})
    expect(await readPlanned(brand)).toBeUndefined()
  })

  it.each([
    [{ at: LATER, until: '2998-01-01T00:00Z' }, 'which is not after the switch'],
    [{ until: LATER, canary: '10' }, 'use it without --canary'],
    [{ at: 'tomorrow' }, "--at is 'tomorrow'"],
    [{ at: '2999-02-29T10:00Z' }, "--at is '2999-02-29T10:00Z'"],
    [{ at: '2999-01-01 10:00' }, 'give a time with its offset'],
    [{ at: '2020-01-01T00:00Z' }, 'which is past'],
    [{ at: '2999-01-01T10:00' }, 'give a time with its offset'],
    [{ at: LATER, canary: '10' }, '--at plans one switch to all visitors'],
    [{ at: 'never', until: LATER }, 'use it without --until'],
    [{ until: '2999-01-01T10:00' }, "--until is '2999-01-01T10:00'"],
    [{ waves: '50,20' }, 'give rising shares'],
    [{ patience: 'long' }, 'give a number of seconds'],
    [{ keep: '0' }, 'give a whole number from 1'],
  ])('with %j is refused, also where there is nothing to promote', async (flags, said) => {
    const { ids, call } = await prepare('refused')
    await expect(call([ids[1]], flags)).rejects.toThrow(said)
    await call([ids[1]], {})
    await expect(call([], { all: true, ...flags })).rejects.toThrow(said)
  })

  it('of nothing says so and plans nothing', async () => {
    const { brand, ids, call, said } = await prepare('nothing')
    await call([ids[1]], {})
    expect(await call([], { all: true, at: LATER })).toEqual({ planned: [] })
    expect(said()).toContain('nothing is planned')
    expect(await readPlanned(brand)).toBeUndefined()
  })
})
