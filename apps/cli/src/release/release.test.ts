import { generateKeyPairSync } from 'node:crypto'
import { chmod, readFile, readdir, readlink, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { takeLock } from '@livery/mobile/lock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createServer } from '../serve/server.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { captureRelease } from './capture.ts'
import { openDisk } from './disk.ts'
import { promote, rollback, type Switched } from './promote.ts'
import { readHistory } from './rollout.ts'
import { openReleases } from './served.ts'
import { brandStore, listReleases, type BrandStore } from './store.ts'
import { isInCanary } from './visitor.ts'

const disk = openDisk()
let bundles: BundleFixture
let brand: BrandStore
beforeEach(async () => {
  bundles = await createBundles()
  brand = brandStore(bundles.store, 'harbour')
})
afterEach(() => bundles.remove())

async function release(version: string, keyFile?: string) {
  return captureRelease({ disk, brand, bundle: await bundles.bundle(version), site: SITE, keyFile })
}

async function releases(...versions: string[]): Promise<string[]> {
  const ids = []
  for (const version of versions) ids.push((await release(version)).id)
  return ids
}

const served = ({ to: { stable, canary } }: Switched) => [stable, canary?.release]

describe('a release', () => {
  it('is named by a hash of its content, read-only, and stored once', async () => {
    const first = await release('one')
    const again = await release('one')
    const other = await release('two')
    expect([first.created, again.created, first.id === again.id]).toEqual([true, false, true])
    expect(other.id).not.toBe(first.id)
    const { mode } = await stat(join(first.folder, 'site/index.html'))
    expect((mode & 0o222).toString(8)).toBe('0')
  })

  it('that cannot be signed is not made', async () => {
    await expect(release('one', '/nowhere.pem')).rejects.toThrow('/nowhere.pem cannot be read')
    expect(await listReleases(brand)).toEqual([])
  })

  it('with a changed file is not promoted', async () => {
    const { id, folder } = await release('one')
    const page = join(folder, 'site/index.html')
    await chmod(page, 0o644)
    await writeFile(page, 'something else')
    await expect(promote({ disk, brand, release: id })).rejects.toThrow(`${id} is damaged (index.html)`)
    await expect(readlink(brand.live)).rejects.toThrow('ENOENT')
  })

  it('with a changed manifest is not promoted', async () => {
    const { id, folder } = await release('one')
    const text = await readFile(join(folder, 'manifest.json'), 'utf8')
    await writeFile(join(folder, 'manifest.json'), text.replace('Harbour', 'Meadow'))
    await expect(promote({ disk, brand, release: id })).rejects.toThrow(`The manifest of ${id} was changed`)
  })
})

describe('a signature', () => {
  async function keys(name: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const secret = join(bundles.root, `${name}.pem`)
    const open = join(bundles.root, `${name}.pub.pem`)
    await writeFile(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    await writeFile(open, publicKey.export({ type: 'spki', format: 'pem' }))
    return { secret, open }
  }

  it('by the trusted key is required', async () => {
    const own = await keys('own')
    const other = await keys('other')
    const { id } = await release('one')
    const to = (keyFile: string) => promote({ disk, brand, release: id, keyFile })
    await expect(to(own.open)).rejects.toThrow(`${id} is not signed`)
    await release('one', other.secret)
    await expect(to(own.open)).rejects.toThrow('is not by the owner')
    await release('one', own.secret)
    expect(served(await to(own.open))).toEqual([id, undefined])
  })

  it('requires an ed25519 key', async () => {
    const { open } = await keys('own')
    await expect(release('one', open)).rejects.toThrow('holds no ed25519 private key')
    await expect(release('one', '/nowhere.pem')).rejects.toThrow('/nowhere.pem cannot be read')
  })
})

describe('promote and rollback', () => {
  it('can roll back through every release', async () => {
    const [one = '', two = '', three = ''] = await releases('one', 'two', 'three')
    for (const id of [one, two, three]) await promote({ disk, brand, release: id })
    expect(served(await rollback({ disk, brand }))).toEqual([two, undefined])
    expect(served(await rollback({ disk, brand }))).toEqual([one, undefined])
    await expect(rollback({ disk, brand })).rejects.toThrow('There is no release before this one')
    expect(served(await rollback({ disk, brand, release: three }))).toEqual([three, undefined])
    expect((await readHistory(brand)).map(({ stable }) => stable)).toEqual([three, one, two, three, two, one])
  })

  it('removes old releases, except the latest, those served or needed for rollback', async () => {
    const [one = '', two = '', three = '', four = '', latest = ''] = await releases(
      'one',
      'two',
      'three',
      'four',
      'latest',
    )
    for (const id of [one, two, three]) await promote({ disk, brand, release: id })
    const { removed } = await promote({ disk, brand, release: four, keep: 2 })
    expect(removed.toSorted()).toEqual([one, two].toSorted())
    expect(await listReleases(brand)).toEqual([three, four, latest].toSorted())
    expect(served(await rollback({ disk, brand }))).toEqual([three, undefined])
  })

  it('refuse switches without effect', async () => {
    const [one = ''] = await releases('one')
    await expect(rollback({ disk, brand })).rejects.toThrow('No release was promoted yet')
    await expect(promote({ disk, brand, release: one, share: 10 })).rejects.toThrow(
      'A canary needs a stable release',
    )
    await promote({ disk, brand, release: one })
    await expect(promote({ disk, brand, release: one, share: 10 })).rejects.toThrow(
      'is already served to all visitors',
    )
  })

  it('change nothing where the rollout that is served cannot be read', async () => {
    const [one = '', two = '', three = ''] = await releases('one', 'two', 'three')
    for (const id of [one, two]) await promote({ disk, brand, release: id })
    await truncate(join(brand.live, 'rollout.json'))
    for (const change of [promote, rollback])
      await expect(change({ disk, brand, release: three })).rejects.toThrow(
        /0002\/rollout\.json cannot be read: nothing was switched/,
      )
    expect((await readdir(brand.rollouts)).sort()).toEqual(['0001', '0002'])
    expect(await readFile(join(brand.live, 'nginx.conf'), 'utf8')).toContain(two)
  })

  it('run in one process at a time for a brand, and wait for it', async () => {
    const [one = ''] = await releases('one')
    const held = await takeLock(join(brand.folder, 'lock'))
    await expect(promote({ disk, brand, release: one, wait: 0.01 })).rejects.toThrow(
      `Another livery (process ${process.pid})`,
    )
    const waiting = promote({ disk, brand, release: one })
    const other = brandStore(bundles.store, 'meadow')
    const bundle = await bundles.bundle('other')
    expect((await captureRelease({ disk, brand: other, bundle, site: SITE })).created).toBe(true)
    await held?.[Symbol.asyncDispose]()
    expect(served(await waiting)).toEqual([one, undefined])
  })
})

describe('a canary', () => {
  it('has the given share, and visitors stay in it when the share is raised', () => {
    const visitors = Array.from({ length: 5000 }, (_, at) => `visitor-${at}`)
    const inside = (share: number) => visitors.filter((visitor) => isInCanary(visitor, share))
    expect(inside(10).length / visitors.length).toBeCloseTo(0.1, 1)
    const half = new Set(inside(50))
    expect(inside(10).every((visitor) => half.has(visitor))).toBe(true)
  })

  it('is served to its share of visitors, who stay on their side, and ends with a rollback', async () => {
    const [one = '', two = ''] = await releases('one', 'two')
    await promote({ disk, brand, release: one })
    await promote({ disk, brand, release: two, share: 50 })
    const server = await createServer({
      out: bundles.root,
      bundles: openReleases(bundles.store),
      port: 7100,
      sandbox: 'http://localhost:7000',
    })
    const get = (url: string, cookie = '') =>
      server.inject({ url, headers: { host: 'harbour.localhost', cookie } })
    const seen = new Set<string>()
    for (let visitor = 0; visitor < 40; visitor++) {
      const first = await get('/')
      expect(String(first.headers['set-cookie'])).toMatch(
        /^__Host-livery_visitor=[\w-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/,
      )
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
      const second = await get('/', cookie)
      expect(second.headers['x-livery-release']).toBe(first.headers['x-livery-release'])
      expect(second.headers['set-cookie']).toBeUndefined()
      const version = first.headers['x-livery-release'] === one ? 'one' : 'two'
      expect(first.body).toContain(`home ${version}`)
      expect(first.headers['content-security-policy']).toContain(`sha256-${version}`)
      seen.add(version)
    }
    expect([...seen].sort()).toEqual(['one', 'two'])
    // Both sides serve the files of both: a page may have been opened before its visitor was assigned to a
    // side.
    for (const version of seen) expect((await get(`/assets/main.${version}.js`)).statusCode).toBe(200)
    expect((await get('/assets/main.one.js')).headers['set-cookie']).toBeUndefined()

    expect(served(await rollback({ disk, brand }))).toEqual([one, undefined])
    const after = await get('/')
    expect([after.headers['x-livery-release'], after.headers['set-cookie']]).toEqual([one, undefined])
    // Pages of the withdrawn release may still be open.
    expect((await get('/assets/main.two.js')).statusCode).toBe(200)
    expect(await readFile(join(brand.live, 'nginx.conf'), 'utf8')).toContain(
      `root ${join(brand.folder, two, 'site')};`,
    )
    await server.close()
  })

  it('is configured in nginx with the headers of each side', async () => {
    const [one = '', two = ''] = await releases('one', 'two')
    await promote({ disk, brand, release: one })
    await promote({ disk, brand, release: two, share: 10 })
    const rules = await readFile(join(brand.live, 'nginx.conf'), 'utf8')
    expect(rules).toContain('split_clients $livery_harbour_visitor $livery_harbour_side {\n  10% canary;')
    expect(rules).toContain(`default "${join(brand.folder, one, 'site')}"`)
    expect(rules).toContain(`canary "${join(brand.folder, two, 'site')}"`)
    expect(rules).toMatch(
      /default "script-src 'self' 'sha256-one'";\n {2}canary "script-src 'self' 'sha256-two'"/,
    )
    expect(rules).toContain('add_header Content-Security-Policy "$livery_harbour_header_1" always;')
    expect(rules).toContain('Set-Cookie "__Host-livery_visitor=$livery_harbour_visitor;')
    expect(rules).not.toContain('undefined')
    await promote({ disk, brand, release: two })
    const all = await readFile(join(brand.live, 'nginx.conf'), 'utf8')
    expect(all).toContain(`root ${join(brand.folder, two, 'site')};`)
    expect(all).not.toContain('split_clients')
    // A `types` block replaces nginx's own list: browsers refuse a script whose type is missing from it.
    expect(all).toContain('text/javascript js;')
    // A 404 must not be cached as immutable: the file may only be late.
    expect(all).not.toMatch(/immutable" always/)
  })
})
