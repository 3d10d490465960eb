import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openBucketStore } from '../bucket/bucketStore.ts'
import { DATA, stateKey } from '../bucket/layout.ts'
import type * as S3 from '../bucket/s3.ts'
import { openFolderStore } from '../release/folderStore.ts'
import { EXIT } from '../terminal/userError.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { fleet } from './fleet.ts'
import { cleanReleases, verifyReleases } from './mendReleases.ts'
import { promoteReleases } from './promote.ts'
import { listAllReleases } from './releases.ts'

const objects = memoryObjects()
// Test files share their modules: those that were loaded before know nothing of this, and later ones may not.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock(import('../bucket/s3.ts'), async (original) => ({
  ...(await original<typeof S3>()),
  openS3: () => Promise.resolve(objects),
}))

const BUCKET = 's3://memory/site'
const FAULT = `${BUCKET}/${stateKey('meadow')} is damaged`

const fixture = fixtureFor('all')
let bundles: BundleFixture
let served = ''
/** Two brands in a bucket; the state of the second one is no JSON. */
beforeAll(async () => {
  bundles = await createBundles()
  const bundle = await bundles.bundle('one')
  const store = openBucketStore(objects)
  served = (await store.of('harbour').capture({ bundle, site: SITE, by: 'ada' })).id
  await store.of('harbour').promote({ release: served })
  await store.of('meadow').capture({ bundle, site: SITE, by: 'ada' })
  await objects.put(stateKey('meadow'), Buffer.from('{'), DATA)
})
afterAll(() => bundles.remove())

it('fleet shows what the other brands serve, and tells of the damage', async () => {
  const terminal = listeningTerminal()
  const flags = { root: fixture.root, store: [`production=${BUCKET}`] }
  expect(await fleet([], flags, terminal)).toBe(EXIT.problems)
  const said = terminal.lines.join('\n')
  expect(said).toContain(served)
  expect(said).toContain(FAULT)
  expect(terminal.objects).toMatchObject([
    {
      brands: [
        { environments: [{ release: served }] },
        { environments: [{ fault: expect.any(String) as string }] },
      ],
    },
  ])
})

it('a clean-up tells of the damage, and is no success', async () => {
  const terminal = listeningTerminal()
  const flags = { root: fixture.root, store: BUCKET, keep: '1' }
  expect(await cleanReleases(flags, terminal)).toBe(EXIT.problems)
  expect(terminal.lines.join('\n')).toContain(FAULT)
})

/** Store with a brand in order, whose second release is not served yet, and one whose state is damaged. */
async function inFolder() {
  const folder = join(bundles.root, randomUUID())
  const store = openFolderStore(folder)
  for (const tenant of ['harbour', 'meadow']) {
    const brand = store.of(tenant)
    const make = async (version: string) =>
      (await brand.capture({ bundle: await bundles.bundle(version), site: SITE, by: 'ada' })).id
    await brand.promote({ release: await make('one') })
    await brand.plan({ release: await make('two'), at: '2020-01-01T00:00:00.000Z' })
  }
  await writeFile(join(folder, 'meadow/live/rollout.json'), '{')
  return { store: folder, fault: 'rollout.json cannot be read', of: store.of }
}

async function inBucket() {
  const brand = openBucketStore(objects).of('harbour')
  const bundle = await bundles.bundle(randomUUID())
  const { id } = await brand.capture({ bundle, site: SITE, by: 'ada' })
  await brand.plan({ release: id, at: '2020-01-01T00:00:00.000Z' })
  return { store: BUCKET, fault: FAULT, of: openBucketStore(objects).of }
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('beside a damaged brand in %s', (_what, prepare) => {
  it.each([{ all: true }, { due: true }])(
    'promote %j switches the others and is no success',
    async (flags) => {
      const { store, fault, of } = await prepare()
      const terminal = listeningTerminal()
      const latest = await of('harbour').latest()
      const all = { root: fixture.root, store, patience: '0', ...flags }
      expect(await promoteReleases([], all, terminal)).toBe(EXIT.problems)
      expect((await of('harbour').live())?.stable).toBe(latest)
      expect(terminal.lines.join('\n')).toContain(fault)
      expect(terminal.objects).toMatchObject([
        { switched: [{ tenant: 'harbour' }], failed: [{ tenant: 'meadow' }] },
      ])
    },
  )

  it('promotions of the others are planned', async () => {
    const { store, fault, of } = await prepare()
    const terminal = listeningTerminal()
    const flags = { root: fixture.root, store, patience: '0', all: true, at: '2999-01-01T00:00Z' }
    expect(await promoteReleases([], flags, terminal)).toBe(EXIT.problems)
    expect((await of('harbour').planned())?.at).toBe('2999-01-01T00:00:00.000Z')
    expect(terminal.lines.join('\n')).toContain(fault)
  })

  it('a clean-up and the look at all releases go on with the others', async () => {
    const { store, fault } = await prepare()
    const terminal = listeningTerminal()
    expect(await cleanReleases({ root: fixture.root, store, keep: '1' }, terminal)).toBe(EXIT.problems)
    expect(terminal.lines.join('\n')).toContain(fault)
    expect(await verifyReleases([], { root: fixture.root, store }, terminal)).toBe(EXIT.problems)
    expect(terminal.objects).toMatchObject([
      { failed: [{ tenant: 'meadow' }] },
      { brands: expect.arrayContaining([expect.objectContaining({ tenant: 'harbour' })]) as object[] },
    ])
  })

  it('the releases of the others are listed', async () => {
    const { store, fault, of } = await prepare()
    const terminal = listeningTerminal()
    expect(await listAllReleases([], { root: fixture.root, store }, terminal)).toBe(EXIT.problems)
    expect(terminal.lines.join('\n')).toContain((await of('harbour').latest()) ?? 'none')
    expect(terminal.lines.join('\n')).toContain(fault)
  })
})

it('releases are listed beside a brand with a damaged manifest, which is told', async () => {
  const { store, of } = await inFolder()
  const latest = (await of('harbour').latest()) ?? ''
  await rm(join(store, 'harbour', latest, 'manifest.json'), { force: true })
  const brand = of('lagoon')
  const { id } = await brand.capture({ bundle: await bundles.bundle('one'), site: SITE, by: 'ada' })
  const terminal = listeningTerminal()
  expect(await listAllReleases([], { root: fixture.root, store }, terminal)).toBe(EXIT.problems)
  expect(terminal.lines.join('\n')).toContain(id)
  expect(terminal.lines.join('\n')).toContain(`${latest}/manifest.json is damaged`)
})
