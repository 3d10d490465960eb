import { spawn } from 'node:child_process'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { DEFAULT_SANDBOX } from '../serve/gateway.ts'
import { createServer } from '../serve/server.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { captureRelease } from './capture.ts'
import { openDisk } from './disk.ts'
import { promote, rollback } from './promote.ts'
import { readHistory, readLive } from './rollout.ts'
import { openReleases } from './served.ts'
import { brandStore } from './store.ts'
import { verifyRelease } from './verify.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const AT_A_TIME = 4

let bundles: BundleFixture
let older: string
let newer: string
beforeAll(async () => {
  bundles = await createBundles()
  const brand = brandStore(bundles.store, 'harbour')
  const make = async (version: string) =>
    (await captureRelease({ disk: openDisk(), brand, bundle: await bundles.bundle(version), site: SITE })).id
  const oldest = await make('0ldest')
  older = await make('01der')
  newer = await make('n3wer')
  for (const release of [oldest, older]) await promote({ disk: openDisk(), brand, release })
})
afterAll(() => bundles.remove())

/**
 * Runs a process that is killed after a number of changes.
 * @returns true when it finished first
 */
function livesThrough(changes: number, ...args: string[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../testing/releaseAndDie.ts'), String(changes), ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(bundles.root, 'cache') },
    },
  )
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(signal !== 'SIGKILL' && code === 0)),
  )
}

/** Runs a command in copies of the store, killed after one change, two changes …, until a run finishes. */
async function killAtEveryChange(
  args: readonly [what: string, ...rest: string[]],
  look: (store: string) => Promise<void>,
): Promise<number> {
  for (let first = 1; ; first += AT_A_TIME) {
    const round = Array.from({ length: AT_A_TIME }, async (_, at) => {
      const store = join(bundles.root, `store-${args[0]}-${first + at}`)
      // Hard links to shared contents become copies; the tests do not need links.
      await cp(bundles.store, store, { recursive: true, verbatimSymlinks: true })
      const lived = await livesThrough(first + at, args[0], store, ...args.slice(1))
      await look(store)
      return lived
    })
    const lived = await Promise.all(round)
    if (lived.includes(true)) return first + lived.indexOf(true) - 1
  }
}

/**
 * Version that a visitor gets; fails unless every file and every header of the page are of the same
 * version.
 */
async function servedVersion(store: string): Promise<string> {
  const server = await createServer({
    out: bundles.root,
    bundles: openReleases(store),
    port: 7100,
    sandbox: DEFAULT_SANDBOX,
  })
  const headers = { host: 'harbour.localhost', cookie: '__Host-livery_visitor=somebody' }
  const get = (url: string) => server.inject({ url, headers })
  const home = await get('/')
  const version = /home (\w+)/.exec(home.body)?.[1] ?? 'none'
  expect((await get('/m/login')).body).toBe(`<h1>app ${version}</h1>`)
  expect((await get(`/assets/main.${version}.js`)).body).toBe(`console.log('${version}')`)
  expect(home.headers['content-security-policy']).toContain(`sha256-${version}`)
  await server.close()
  return version
}

async function leftovers(store: string): Promise<string[]> {
  const names = await readdir(store, { recursive: true })
  return names.filter((name) => name.endsWith('.tmp'))
}

describe('a process killed after any of its changes', () => {
  it('while promoting leaves the old site or the new one, and the next run succeeds', async () => {
    const seen = new Set<string>()
    const changes = await killAtEveryChange(['promote', newer], async (store) => {
      const version = await servedVersion(store)
      seen.add(version)
      expect(['01der', 'n3wer']).toContain(version)
      const brand = brandStore(store, 'harbour')
      await promote({ disk: openDisk(), brand, release: newer, keep: 2 })
      expect(await servedVersion(store)).toBe('n3wer')
      const history = (await readHistory(brand)).map(({ number }) => number)
      expect(history).toEqual(history.toSorted((a, b) => b - a))
      await rollback({ disk: openDisk(), brand })
      expect(await servedVersion(store)).toBe('01der')
      expect(await leftovers(store)).toEqual([])
    })
    expect(changes).toBeGreaterThan(10)
    expect([...seen].sort()).toEqual(['01der', 'n3wer'])
  })

  it('while starting a canary leaves no partial canary', async () => {
    await killAtEveryChange(['canary', newer], async (store) => {
      const live = await readLive(brandStore(store, 'harbour'))
      expect([undefined, { release: newer, share: 25 }]).toContainEqual(live?.canary)
      expect(live?.stable).toBe(older)
      await servedVersion(store)
    })
  })

  it('while rolling back leaves the old release or the new one', async () => {
    await killAtEveryChange(['rollback'], async (store) => {
      expect(['01der', '0ldest']).toContain(await servedVersion(store))
    })
  })

  it('while releasing leaves no partial release, and the next run succeeds', async () => {
    const bundle = await bundles.bundle('fr3sh')
    const changes = await killAtEveryChange(['release', bundle], async (store) => {
      const brand = brandStore(store, 'harbour')
      expect(await servedVersion(store)).toBe('01der')
      const { id } = await captureRelease({ disk: openDisk(), brand, bundle, site: SITE })
      expect((await verifyRelease(brand, id)).build).toBe('fr3sh')
      await promote({ disk: openDisk(), brand, release: id, keep: 1 })
      expect(await servedVersion(store)).toBe('fr3sh')
      expect(await leftovers(store)).toEqual([])
    })
    expect(changes).toBeGreaterThan(20)
  })
})
