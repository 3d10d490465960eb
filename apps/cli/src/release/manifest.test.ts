import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openBucketStore } from '../bucket/bucketStore.ts'
import { releaseKey, stateKey } from '../bucket/layout.ts'
import { pull } from '../bucket/mirror.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { captureRelease, type Release } from './capture.ts'
import { openDisk } from './disk.ts'
import { openHashes } from './hashes.ts'
import { parseManifest } from './manifest.ts'
import { promote } from './promote.ts'
import { repairBrand, verifyBrand } from './repair.ts'
import { openReleases } from './served.ts'
import { brandStore, releaseId, type BrandStore, type Manifest } from './store.ts'

const disk = openDisk()
let bundles: BundleFixture
let brand: BrandStore
let sound: Release

beforeEach(async () => {
  bundles = await createBundles()
  brand = brandStore(bundles.store, 'harbour')
  sound = await captureRelease({ disk, brand, bundle: await bundles.bundle('one'), site: SITE })
})
afterEach(() => bundles.remove())

const SHA = 'a'.repeat(64)
const MANIFEST: Manifest = {
  tenant: 'harbour',
  build: 'one',
  site: SITE,
  files: [{ path: 'assets/main.js', bytes: 1, sha256: SHA }],
}

/** Reads a manifest under the name that its content gives it, as somebody who writes into a store would. */
function read(manifest: unknown, tenant = 'harbour'): Manifest | undefined {
  const text = JSON.stringify(manifest)
  return parseManifest(tenant, releaseId(tenant, text), text)
}

const withFile = (file: object) => ({ ...MANIFEST, files: [{ ...MANIFEST.files[0], ...file }] })

it('takes a manifest of its own brand under its own name', () => {
  expect(read(MANIFEST)).toEqual(MANIFEST)
  expect(parseManifest('harbour', 'harbour-000000000000', JSON.stringify(MANIFEST))).toBeUndefined()
})

it.each([
  ['a path out of the release', withFile({ path: '../../other/site/index.html' })],
  ['a path from the root', withFile({ path: '/etc/passwd' })],
  ['a path with a detour', withFile({ path: 'assets/../index.html' })],
  ['a path of another system', withFile({ path: String.raw`..\..\index.html` })],
  ['a path with a line break', withFile({ path: 'a\nb' })],
  ['a hash that is a path', withFile({ sha256: '../../../etc/passwd' })],
  ['a size that is none', withFile({ bytes: -1 })],
  ['a size that is a fraction', withFile({ bytes: 1.5 })],
  ['a path that is a number', withFile({ path: 7 })],
  ['a file that is none', { ...MANIFEST, files: [null] }],
  ['files that are no list', { ...MANIFEST, files: { length: 1 } }],
  ['another brand’s release', { ...MANIFEST, tenant: 'meadow' }],
  ['a host that is configuration', { ...MANIFEST, site: { ...SITE, hosts: ['a.example; } server {'] } }],
  ['a name that is configuration', { ...MANIFEST, site: { ...SITE, name: 'Harbour\nserver {' } }],
  ['no site', { ...MANIFEST, site: undefined }],
  ['no files', { ...MANIFEST, files: undefined }],
  ['nothing', null],
  [
    'more files than a site has',
    { ...MANIFEST, files: Array.from({ length: 20_001 }, () => MANIFEST.files[0]) },
  ],
])('refuses a manifest with %s', (_what, manifest) => {
  expect(read(manifest)).toBeUndefined()
})

/** A release whose manifest names a file outside of it, under its right name. */
function evil(): { readonly id: string; readonly text: string } {
  const text = JSON.stringify({ ...MANIFEST, files: [{ ...MANIFEST.files[0], path: '../../../../../evil' }] })
  return { id: releaseId('harbour', text), text }
}

it('writes nothing outside of a release, whatever a bucket names', async () => {
  const objects = memoryObjects()
  const of = openBucketStore(objects).of('harbour')
  const { id } = await of.capture({ bundle: await bundles.bundle('one'), site: SITE, by: 'ada' })
  await of.promote({ release: id })
  const bad = evil()
  const kind = { type: 'application/json', cache: 'no-cache' }
  await objects.put(releaseKey('harbour', bad.id, 'manifest.json'), Buffer.from(bad.text), kind)
  const state = objects.objects.get(stateKey('harbour'))?.body.toString() ?? ''
  await objects.put(stateKey('harbour'), Buffer.from(state.replaceAll(id, bad.id)), kind)
  const { switched, failed } = await pull(objects, join(bundles.root, 'here'))
  expect(switched).toEqual([])
  expect(failed[0]?.fault).toContain('The manifest of')
})

it('repairs nothing outside of a release, and serves none that was copied from another brand', async () => {
  const bad = evil()
  const source = join(bundles.root, 'elsewhere/harbour', bad.id, 'manifest.json')
  for (const file of [source, join(brand.folder, bad.id, 'manifest.json')]) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bad.text)
  }
  const { left } = await repairBrand({
    disk,
    brand,
    sources: [join(bundles.root, 'elsewhere')],
    by: 'ada',
  })
  expect(left).toMatchObject([{ release: bad.id, path: 'manifest.json' }])
  expect(existsSync(join(bundles.root, 'evil'))).toBe(false)
  await expect(promote({ disk, brand, release: bad.id })).rejects.toThrow('was changed')

  const other = brandStore(bundles.store, 'meadow')
  const text = JSON.stringify(MANIFEST)
  const id = releaseId('meadow', text)
  await mkdir(join(other.folder, id, 'site'), { recursive: true })
  await writeFile(join(other.folder, id, 'manifest.json'), text)
  await expect(promote({ disk, brand: other, release: id })).rejects.toThrow('was changed')
})

it('mends a folder that something else took the place of', async () => {
  const assets = join(sound.folder, 'site/assets')
  await rename(assets, join(bundles.root, 'taken'))
  await symlink(join(bundles.root, 'taken'), assets)
  expect((await verifyBrand(brand, openHashes())).damages.map(({ what }) => what)).toContain('extra')
  expect((await repairBrand({ disk, brand, sources: [], by: 'ada' })).left).toEqual([])
  expect((await verifyBrand(brand, openHashes())).damages).toEqual([])
  expect(await readdir(assets)).toEqual(['main.one.js'])
})

it('serves no release of another brand that a rollout names', async () => {
  await promote({ disk, brand, release: sound.id })
  const other = brandStore(bundles.store, 'meadow')
  await mkdir(join(other.folder, 'rollouts/0001'), { recursive: true })
  const rollout = { number: 1, stable: `../harbour/${sound.id}`, before: [], at: '2026-01-01T00:00:00Z' }
  await writeFile(join(other.folder, 'rollouts/0001/rollout.json'), JSON.stringify(rollout))
  await symlink('rollouts/0001', other.live)
  const found = await openReleases(bundles.store).list()
  expect(found.map(({ id }) => id)).toEqual(['harbour'])
})
