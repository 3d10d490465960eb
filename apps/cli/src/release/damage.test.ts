import { chmod, cp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createServer } from '../serve/server.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { captureRelease, type Release } from './capture.ts'
import { openDisk } from './disk.ts'
import { openHashes } from './hashes.ts'
import { readLog } from './log.ts'
import { promote, rollback } from './promote.ts'
import { repairBrand, verifyBrand } from './repair.ts'
import { openReleases } from './served.ts'
import { brandStore, type BrandStore } from './store.ts'
import { verifyRelease } from './verify.ts'

const disk = openDisk()
let bundles: BundleFixture
let brand: BrandStore
let other: BrandStore
let one: Release
let two: Release

/** Same in every version, so that all releases of all brands share one file. */
const SHARED = 'assets/shared.12345678.js'

async function release(of: BrandStore, version: string, development = false): Promise<Release> {
  const bundle = await bundles.bundle(version)
  await writeFile(join(bundle, SHARED), 'shared')
  const hosts = [`${of.tenant}.example`, `${of.tenant}.localhost`]
  return captureRelease({ disk, brand: of, bundle, site: { ...SITE, hosts }, development })
}

beforeEach(async () => {
  bundles = await createBundles()
  brand = brandStore(bundles.store, 'harbour')
  other = brandStore(bundles.store, 'meadow')
  one = await release(brand, 'one')
  two = await release(brand, 'two')
})
afterEach(() => bundles.remove())

const fileOf = ({ folder }: Release, path: string) => join(folder, 'site', path)

async function spoil(file: string): Promise<void> {
  await chmod(file, 0o644)
  await writeFile(file, 'spoilt')
}

async function serving<T>(work: (server: FastifyInstance, damaged: string[]) => Promise<T>): Promise<T> {
  const damaged: string[] = []
  const server = await createServer({
    out: bundles.root,
    bundles: openReleases(bundles.store),
    port: 7100,
    overview: false,
    sandbox: 'http://localhost:7000',
    onDamage: (file) => damaged.push(file),
  })
  try {
    return await work(server, damaged)
  } finally {
    await server.close()
  }
}

const found = async (of = brand) =>
  (await verifyBrand(of, openHashes())).damages.map(({ release: id, path, what }) => [id, path, what])

describe('verify', () => {
  it('finds nothing in sound releases', async () => {
    expect(await verifyBrand(brand, openHashes())).toEqual({
      tenant: 'harbour',
      releases: 2,
      damages: [],
      log: '',
    })
  })

  it('names every file that is changed, missing or no part of a release', async () => {
    await spoil(fileOf(one, 'index.html'))
    await rm(fileOf(one, 'app.html'))
    await writeFile(fileOf(two, 'assets/evil.js'), 'evil')
    expect((await found()).toSorted()).toEqual(
      [
        [one.id, 'site/app.html', 'missing'],
        [one.id, 'site/index.html', 'changed'],
        [two.id, 'site/assets/evil.js', 'extra'],
      ].toSorted(),
    )
    await expect(promote({ disk, brand, release: two.id })).rejects.toThrow(
      'assets/evil.js, which is no file of it',
    )
  })

  it('finds a manifest that is not the one the release is named by', async () => {
    await writeFile(join(one.folder, 'manifest.json'), '{}')
    expect(await found()).toEqual([[one.id, 'manifest.json', 'changed']])
  })

  it('finds a log whose lines were changed or taken away', async () => {
    await promote({ disk, brand, release: one.id, by: 'ada' })
    await promote({ disk, brand, release: two.id, by: 'ada' })
    const file = join(brand.folder, 'log.jsonl')
    const text = await readFile(file, 'utf8')
    const said = async (log: string) => {
      await writeFile(file, log)
      return (await verifyBrand(brand, openHashes())).log
    }
    expect(await said(text)).toBe('')
    expect(await said(text.replace('"by":"ada"', '"by":"eve"'))).toContain('does not follow')
    const lines = text.split('\n')
    expect(await said(lines.toSpliced(1, 1).join('\n'))).toContain('line 2')
    expect(await said(`${lines.slice(0, 3).join('\n')}\n`)).toContain('does not tell of the rollout')
  })

  it.each([
    ['{', expect.stringContaining('is no entry')],
    ['null', expect.stringContaining('is no entry')],
    // A blank line says nothing, and hides nothing.
    ['', expect.any(String)],
  ])('finds the line %j, which is no entry, and stops neither a list nor a switch', async (line, found) => {
    await promote({ disk, brand, release: one.id, by: 'ada' })
    const file = join(brand.folder, 'log.jsonl')
    await writeFile(file, `${await readFile(file, 'utf8')}${line}\n`)
    expect((await readLog(brand)).length).toBe(3)
    await promote({ disk, brand, release: two.id, by: 'ada' })
    expect((await readLog(brand)).at(-1)).toMatchObject({ release: two.id })
    await rollback({ disk, brand })
    expect((await verifyBrand(brand, openHashes())).log).toEqual(found)
  })

  it('finds a live link or a rollout that no command wrote', async () => {
    await promote({ disk, brand, release: one.id, by: 'ada', why: 'first' })
    await promote({ disk, brand, release: two.id, by: 'ada', approval: 'CHG-1' })
    const said = async () => (await verifyBrand(brand, openHashes())).log
    expect(await said()).toBe('')
    const rollout = join(brand.rollouts, '0002/rollout.json')
    const text = await readFile(rollout, 'utf8')
    for (const [from, to, field] of [
      ['"ada"', '"eve"', 'by'],
      ['CHG-1', 'CHG-2', 'approval'],
      [two.id, one.id, 'release'],
      ['"by"', '"why": "a reason", "by"', 'why'],
    ] as const) {
      await chmod(rollout, 0o644)
      await writeFile(rollout, text.replace(from, to))
      expect(await said()).toContain(`rollout 2 say different things (${field})`)
    }
    await writeFile(rollout, text)
    await rm(brand.live)
    expect(await said()).toContain('none is live')
    await symlink('rollouts/0001', brand.live)
    expect(await said()).toContain('tells of rollout 2, and number 1 is live')
  })
})

describe('damage', () => {
  it('is mended by a new release of the same content, in every release and brand that shares it', async () => {
    const elsewhere = await release(other, 'three')
    await spoil(fileOf(one, SHARED))
    expect((await found()).length + (await found(other)).length).toBe(3)
    expect((await release(brand, 'two')).restored).toBe(1)
    expect([await found(), await found(other)]).toEqual([[], []])
    expect(await readFile(fileOf(elsewhere, SHARED), 'utf8')).toBe('shared')
  })

  it('is repaired from a build', async () => {
    await spoil(fileOf(one, SHARED))
    await spoil(fileOf(two, 'index.html'))
    await writeFile(fileOf(two, 'assets/evil.js'), 'evil')
    const source = join(bundles.root, 'built')
    const nothing = await repairBrand({ disk, brand, sources: [], by: 'ada' })
    expect(nothing.left.map(({ path }) => path).toSorted()).toEqual(
      [`site/${SHARED}`, `site/${SHARED}`, 'site/index.html'].toSorted(),
    )
    await cp(await bundles.bundle('two'), join(source, 'harbour'), { recursive: true })
    await writeFile(join(source, 'harbour', SHARED), 'shared')
    const { left } = await repairBrand({ disk, brand, sources: [source], by: 'ada' })
    expect([left, await found()]).toEqual([[], []])
    expect((await readLog(brand)).at(-1)).toMatchObject({ what: 'repair', by: 'ada' })
  })

  it('is repaired from another store, manifests too', async () => {
    const backup = join(bundles.root, 'backup')
    await cp(bundles.store, backup, { recursive: true })
    await spoil(fileOf(one, SHARED))
    await writeFile(join(two.folder, 'manifest.json'), '{}')
    expect((await repairBrand({ disk, brand, sources: [backup], by: 'ada' })).left).toEqual([])
    expect(await found()).toEqual([])
  })

  it('is never served: neither a changed file nor one that is no part of the release', async () => {
    await promote({ disk, brand, release: one.id })
    await spoil(fileOf(one, SHARED))
    await writeFile(fileOf(one, 'assets/evil.js'), 'evil')
    await serving(async (server, damaged) => {
      const get = (url: string) => server.inject({ url, headers: { host: 'harbour.example' } })
      expect((await get('/')).statusCode).toBe(200)
      const file = await get(`/${SHARED}`)
      expect([file.statusCode, file.headers['cache-control']]).toEqual([503, 'no-store'])
      expect((await get(`/${SHARED}`)).body).not.toContain('spoilt')
      expect(damaged).toEqual([fileOf(one, SHARED)])
      expect((await get('/assets/evil.js')).statusCode).toBe(404)
      await release(brand, 'one')
      expect((await get(`/${SHARED}`)).body).toBe('shared')
    })
  })

  it('of a file that was sent before changes nothing that is sent', async () => {
    await promote({ disk, brand, release: one.id })
    await serving(async (server) => {
      const get = () => server.inject({ url: `/${SHARED}`, headers: { host: 'harbour.example' } })
      expect((await get()).body).toBe('shared')
      await spoil(fileOf(one, SHARED))
      expect((await get()).body).toBe('shared')
    })
  })

  it('of other releases does not stop a rollback', async () => {
    const three = await release(brand, 'three')
    for (const { id } of [one, two, three]) await promote({ disk, brand, release: id })
    await spoil(fileOf(two, 'index.html'))
    const { to, passedOver } = await rollback({ disk, brand })
    expect([to.stable, passedOver]).toEqual([one.id, [two.id]])
  })

  it('that the served release has too does not stop a rollback', async () => {
    for (const { id } of [one, two]) await promote({ disk, brand, release: id })
    await spoil(fileOf(two, SHARED))
    expect((await rollback({ disk, brand })).to.stable).toBe(one.id)
    await spoil(fileOf(two, 'index.html'))
    await expect(rollback({ disk, brand, release: two.id })).rejects.toThrow(`${two.id} is damaged`)
  })
})

describe('a release for trying', () => {
  it('is promoted to this machine only, and only when that is said', async () => {
    const trial = await release(brand, 'trial', true)
    await expect(promote({ disk, brand, release: trial.id })).rejects.toThrow('is for no visitor')
    await promote({ disk, brand, release: trial.id, development: true })
    await serving(async (server) => {
      const status = async (host: string) => (await server.inject({ url: '/', headers: { host } })).statusCode
      expect([await status('harbour.localhost'), await status('harbour.example')]).toEqual([200, 404])
    })
    const previews = openReleases(brand.store, 'preview.example')
    expect((await previews.find('harbour.preview.example'))?.id).toBe('harbour')
    expect(await previews.find('harbour.localhost')).toBeUndefined()
    expect(await readFile(join(brand.live, 'nginx.conf'), 'utf8')).toContain('deny all;')
    await promote({ disk, brand, release: one.id })
    expect(await readFile(join(brand.live, 'nginx.conf'), 'utf8')).not.toContain('deny all;')
  })
})

it('rollouts and the log tell who, why and by whose approval', async () => {
  const now = () => new Date('2026-03-01T10:00:00Z')
  const told = { by: 'ada', why: 'new home', approval: 'CHG-7' }
  const { to } = await promote({ disk, brand, release: one.id, ...told, now })
  expect(to).toMatchObject(told)
  const log = await readLog(brand)
  expect(log.map(({ what }) => what)).toEqual(['release', 'release', 'switch'])
  expect(log.at(-1)).toMatchObject({
    ...told,
    number: 3,
    rollout: 1,
    release: one.id,
    at: '2026-03-01T10:00:00.000Z',
  })
})

it('a release that fails on the way leaves nothing behind, and the next one succeeds', async () => {
  let left = 12
  const full = openDisk(() => {
    left--
    if (left === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  })
  const bundle = await bundles.bundle('three')
  await expect(captureRelease({ disk: full, brand, bundle, site: SITE })).rejects.toThrow('no space')
  expect((await readdir(bundles.store, { recursive: true })).filter((name) => name.includes('.tmp'))).toEqual(
    [],
  )
  const { id } = await captureRelease({ disk, brand, bundle, site: SITE })
  expect((await verifyRelease(brand, id)).build).toBe('three')
})
