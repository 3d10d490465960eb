import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { signManifest } from '../release/signature.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { harbour, releaseHarbour } from '../testing/harbourReleases.ts'
import { dyingObjects, memoryObjects, type MemoryObjects } from '../testing/memoryObjects.ts'
import { openBucketStore } from './bucketStore.ts'
import { cleanStore } from './clean.ts'
import { FENCE_KEY, objectKey, objectKind } from './layout.ts'
import { pull } from './mirror.ts'
import type { ObjectStore } from './objectStore.ts'
import { readBucketAddress } from './s3.ts'
import { s3Error } from './s3Error.ts'

let bundles: BundleFixture
beforeAll(async () => {
  bundles = await createBundles()
})
afterAll(() => bundles.remove())

const release = (objects: ObjectStore, version: string) => releaseHarbour(objects, bundles, version)

/** Key of the script of a version. */
function scriptKey(objects: MemoryObjects, version: string): string {
  const found = [...objects.objects].find(([, { body }]) => body.toString() === `console.log('${version}')`)
  return found?.[0] ?? ''
}

describe('a store in a bucket', () => {
  it('is refused where the server passes over the conditions of writes', async () => {
    const objects = memoryObjects({ conditions: false })
    await expect(release(objects, 'one')).rejects.toThrow('passes over the conditions of writes')
    expect([...objects.objects.keys()].filter((key) => key.startsWith('brands/'))).toEqual([])
  })

  it('knows its own switch again when the answer to it was lost', async () => {
    const objects = memoryObjects()
    const one = await release(objects, 'one')
    let lost = false
    const put: ObjectStore['put'] = async (key, ...rest) => {
      const etag = await objects.put(key, ...rest)
      if (!key.endsWith('live.json') || lost) return etag
      lost = true
      // The client tries again by itself, and meets what the first try wrote.
      return objects.put(key, ...rest)
    }
    await harbour({ ...objects, put }).promote({ release: one })
    expect(lost).toBe(true)
    expect(await harbour(objects).live()).toMatchObject({ number: 1, stable: one })
  })

  it('promotes no release that lacks a content, and passes over it on the way back', async () => {
    const objects = memoryObjects()
    for (const version of ['one', 'two', 'three'])
      await harbour(objects).promote({ release: await release(objects, version) })
    objects.objects.delete(scriptKey(objects, 'two'))
    const { passedOver, to } = await harbour(objects).rollback({})
    expect([passedOver.length, to.stable]).toEqual([1, await release(objects, 'one')])
    await expect(harbour(objects).promote({ release: passedOver[0] ?? '' })).rejects.toThrow(
      /is damaged \(assets\/main\.two\.js\): nothing was switched/,
    )
  })

  it('finds a damaged content by its hash, and repairs it from a build', async () => {
    const objects = memoryObjects()
    await release(objects, 'one')
    const key = scriptKey(objects, 'one')
    const sound = objects.objects.get(key)
    const body = Buffer.from((sound?.body.toString() ?? '').replace('one', 'bad'))
    objects.objects.set(key, { etag: 'x', kind: objectKind(key), body })
    const damage = { path: 'site/assets/main.one.js', what: 'changed' }
    expect((await harbour(objects).verify()).damages).toMatchObject([damage])
    const source = join(bundles.root, 'build')
    const repaired = await harbour(objects).repair({ sources: [source], by: 'bob' })
    expect(repaired).toMatchObject({ mended: [], left: [damage] })
    await rm(source, { recursive: true, force: true })
    const { cp } = await import('node:fs/promises')
    await cp(join(bundles.root, 'bundles/one'), join(source, 'harbour'), { recursive: true })
    expect(await harbour(objects).repair({ sources: [source], by: 'bob' })).toMatchObject({ left: [] })
    expect(await harbour(objects).verify()).toMatchObject({ damages: [], log: '' })
  })

  it('tells of a log that was changed', async () => {
    const objects = memoryObjects()
    await harbour(objects).promote({ release: await release(objects, 'one'), by: 'ada' })
    const [key = '', entry] = [...objects.objects].find(([each]) => each.endsWith('log/000001.json')) ?? []
    if (entry === undefined) throw new Error('there is no log')
    objects.objects.set(key, { ...entry, body: Buffer.from(entry.body.toString().replace('ada', 'eve')) })
    expect((await harbour(objects).verify()).log).toContain('line 2 of brands/harbour/log/ does not follow')
  })

  it('requires the signature of its own key', async () => {
    const objects = memoryObjects()
    const { generateKeyPairSync } = await import('node:crypto')
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const pem = join(bundles.root, 'key.pem')
    await writeFile(pem, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const trusted = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))
    await objects.put('trusted.pem', trusted, { type: 'text/plain', cache: 'no-cache' })
    const one = await release(objects, 'one')
    await expect(harbour(objects).promote({ release: one })).rejects.toThrow(`${one} is not signed`)
    const bundle = await bundles.bundle('one')
    await harbour(objects).capture({ bundle, site: SITE, by: 'ada', keyFile: pem })
    await harbour(objects).promote({ release: one })
    expect((await signManifest('x', pem)).length).toBeGreaterThan(80)
  })
})

/** A second brand, whose state is no JSON. */
async function breakMeadow(objects: MemoryObjects): Promise<void> {
  const bundle = await bundles.bundle('meadow')
  await openBucketStore(objects).of('meadow').capture({ bundle, site: SITE, by: 'ada' })
  const body = Buffer.from('{')
  objects.objects.set('brands/meadow/live.json', { etag: 'x', kind: objectKind('x'), body })
}

describe('a state that cannot be read', () => {
  it.each([
    ['is no JSON', '{'],
    ['lacks a list', '{"token":"x"}'],
    ['names no release', '{"retired":[],"token":"x","rollout":{"number":1,"stable":"../x","before":[]}}'],
    [
      'has a share of another kind',
      '{"retired":[],"token":"x","rollout":{"number":1,"stable":"harbour-0123456789ab","before":[],"canary":{"release":"harbour-0123456789ab","share":"1% x; } #"}}}',
    ],
  ])('as it %s is told with its place', async (_what, text) => {
    const objects = memoryObjects()
    await release(objects, 'one')
    const body = Buffer.from(text)
    objects.objects.set('brands/harbour/live.json', { etag: 'x', kind: objectKind('x'), body })
    await expect(harbour(objects).live()).rejects.toThrow('brands/harbour/live.json')
  })
})

describe('a clean-up', () => {
  /** Six releases, each promoted: the first two are needed by nothing. */
  async function sixReleases() {
    const objects = memoryObjects()
    const ids: string[] = []
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) {
      ids.push(await release(objects, version))
      await harbour(objects).promote({ release: ids.at(-1) ?? '' })
    }
    return { objects, ids }
  }

  it('removes releases that nothing needs, with the contents that only they have', async () => {
    const { objects, ids } = await sixReleases()
    const [gone, kept] = [scriptKey(objects, 'a'), scriptKey(objects, 'c')]
    const { releases, contents } = await openBucketStore(objects).clean(1)
    expect([releases.toSorted(), contents]).toEqual([ids.slice(0, 2).toSorted(), 10])
    expect([objects.objects.has(gone), objects.objects.has(kept)]).toEqual([false, true])
    await expect(harbour(objects).promote({ release: ids[0] ?? '' })).rejects.toThrow('There is no release')
    expect((await harbour(objects).verify()).damages).toEqual([])
  })

  it('keeps the latest release, which nobody serves yet', async () => {
    const { objects, ids } = await sixReleases()
    const latest = await release(objects, 'g')
    const { releases } = await openBucketStore(objects).clean(1)
    expect(releases.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(await harbour(objects).latest()).toBe(latest)
  })

  it('keeps a planned release', async () => {
    const { objects, ids } = await sixReleases()
    await harbour(objects).plan({ release: ids[0] ?? '', at: '2999-01-01T00:00:00.000Z' })
    expect((await openBucketStore(objects).clean(1)).releases).toEqual([ids[1]])
  })

  it('removes nothing on the word of a damaged manifest', async () => {
    const { objects, ids } = await sixReleases()
    const key = `brands/harbour/releases/${ids[4]}/manifest.json`
    objects.objects.set(key, { etag: 'x', kind: objectKind('x'), body: Buffer.from('{}') })
    await expect(openBucketStore(objects).clean(1)).rejects.toThrow('so nothing was removed')
    expect(objects.objects.has(scriptKey(objects, 'f'))).toBe(true)
  })

  it('goes on without a brand whose state cannot be read, and keeps all that is of it', async () => {
    const { objects, ids } = await sixReleases()
    await breakMeadow(objects)
    const { releases, failed } = await openBucketStore(objects).clean(1)
    expect(releases.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(failed).toEqual([{ tenant: 'meadow', fault: expect.stringContaining('live.json') as string }])
    expect(objects.objects.has(scriptKey(objects, 'meadow'))).toBe(true)
  })

  it('that runs amid a release makes the release look again, and send what was removed', async () => {
    const { objects, ids } = await sixReleases()
    await openBucketStore(objects).clean(1)
    // A release that was broken off left a content behind, on which the next one relies.
    const left = Buffer.from("console.log('a')")
    const bundle = await bundles.bundle('a')
    const { createHash } = await import('node:crypto')
    const key = objectKey('x.js', createHash('sha256').update(left).digest('hex'))
    await objects.put(key, left, objectKind(key))
    let isCleaned = false
    const put: ObjectStore['put'] = async (at, ...rest) => {
      if (at.startsWith('objects/') && !isCleaned) {
        isCleaned = true
        await cleanStore(objects, { wait: 1 })
      }
      return objects.put(at, ...rest)
    }
    const again = await harbour({ ...objects, put }).capture({ bundle, site: SITE, by: 'ada' })
    expect([isCleaned, again.id]).toEqual([true, ids[0]])
    expect((await harbour(objects).verify()).damages).toEqual([])
  })

  it('that was killed is taken for dead when it gives no sign, and done again', async () => {
    const { objects, ids } = await sixReleases()
    const dying = dyingObjects(objects, 8)
    void openBucketStore(dying).clean(1)
    await dying.killed
    expect(JSON.parse(objects.objects.get(FENCE_KEY)?.body.toString() ?? '')).toMatchObject({
      cleaning: true,
    })
    await expect(cleanStore(objects, { wait: 0, deadAfter: 0 })).resolves.toBeGreaterThan(0)
    expect((await harbour(objects).kept()).map(({ id }) => id).sort()).toEqual(ids.slice(2).sort())
  })
})

describe('a machine that follows a bucket', () => {
  it('serves what it served when a content is damaged there, and follows once it is mended', async () => {
    const objects = memoryObjects()
    const folder = join(bundles.root, 'follower')
    const home = async () => readFile(join(folder, 'harbour/live/stable/index.html'), 'utf8')
    await harbour(objects).promote({ release: await release(objects, 'one') })
    expect(await pull(objects, folder)).toEqual({ switched: ['harbour'], failed: [] })
    expect(await pull(objects, folder)).toEqual({ switched: [], failed: [] })
    await harbour(objects).promote({ release: await release(objects, 'two') })
    const key = scriptKey(objects, 'two')
    const sound = objects.objects.get(key)
    if (sound === undefined) throw new Error('there is no script')
    objects.objects.set(key, { ...sound, body: Buffer.from("console.log('bad')") })
    const { switched, failed } = await pull(objects, folder)
    expect([switched, failed[0]?.fault]).toEqual([
      [],
      expect.stringContaining('assets/main.two.js of harbour is damaged in s3://memory/site'),
    ])
    expect(await home()).toContain('home one')
    objects.objects.set(key, sound)
    expect((await pull(objects, folder)).switched).toEqual(['harbour'])
    expect(await home()).toContain('home two')
  })

  it('follows every brand but the one whose state cannot be read', async () => {
    const objects = memoryObjects()
    await harbour(objects).promote({ release: await release(objects, 'one') })
    await breakMeadow(objects)
    const { switched, failed } = await pull(objects, join(bundles.root, 'despite'))
    expect([switched, failed.map(({ tenant }) => tenant)]).toEqual([['harbour'], ['meadow']])
  })

  it('takes over the beginning and the end of a canary', async () => {
    const objects = memoryObjects()
    const folder = join(bundles.root, 'canary')
    const rollout = async () =>
      JSON.parse(await readFile(join(folder, 'harbour/live/rollout.json'), 'utf8')) as object
    const [one, two] = [await release(objects, 'one'), await release(objects, 'two')]
    await harbour(objects).promote({ release: one })
    await harbour(objects).promote({ release: two, share: 10, by: 'ada' })
    await pull(objects, folder)
    expect(await rollout()).toMatchObject({ stable: one, canary: { release: two, share: 10 }, by: 'ada' })
    await harbour(objects).rollback({})
    await pull(objects, folder)
    expect(await rollout()).not.toHaveProperty('canary')
  })
})

describe('the address of a bucket', () => {
  it.each([
    ['s3://releases', { bucket: 'releases', prefix: '' }],
    ['s3://releases/', { bucket: 'releases', prefix: '' }],
    ['s3://releases/a//b/', { bucket: 'releases', prefix: 'a/b/' }],
  ])('%s is read', (address, read) => {
    expect(readBucketAddress(address)).toEqual(read)
  })

  it.each(['s3://', 's3://A_B/x', 's3:///x'])('%s is refused', (address) => {
    expect(() => readBucketAddress(address)).toThrow('give a bucket')
  })
})

describe('an answer of the server', () => {
  it.each([
    [{ name: 'ExpiredToken' }, 'The credentials have expired: get new ones (s3://b: ExpiredToken)'],
    [{ name: 'CredentialsProviderError' }, 'There are no credentials: set AWS_ACCESS_KEY_ID'],
    [{ name: 'NoSuchBucket' }, 'There is no such bucket: create it'],
    [{ name: 'Error', code: 'ECONNREFUSED' }, 'The server cannot be reached'],
  ])('%j is told in words', (error, said) => {
    expect((s3Error(error, 's3://b') as Error).message).toContain(said)
  })

  it('of another kind stays as it is', () => {
    const error = new Error('odd')
    expect(s3Error(error, 's3://b')).toBe(error)
  })
})
