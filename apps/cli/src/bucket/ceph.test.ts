import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { pullReleases } from '../actions/pull.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import { openReleases } from '../release/served.ts'
import { DEFAULT_SANDBOX } from '../serve/gateway.ts'
import { createServer } from '../serve/server.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { missingCeph, startCeph, type CephServer } from '../testing/cephServer.ts'
import { harbour } from '../testing/harbourReleases.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { dyingObjects } from '../testing/memoryObjects.ts'
import { openBucketStore } from './bucketStore.ts'
import { FENCE_KEY, objectKey } from './layout.ts'
import { pull } from './mirror.ts'
import type { ObjectStore } from './objectStore.ts'
import { openS3 } from './s3.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const missing = missingCeph()
// Machines without the server say so in the log of their tests.
if (missing !== '') console.warn(`The store in a bucket is tested in memory only: ${missing}.`)

const BUCKET = 'releases'
/** Number of the first change that is not a look at the server's conditions. */
const AFTER_PROBE = 3

describe.skipIf(missing !== '')('a store in a bucket of Ceph', () => {
  let server: CephServer
  let bundles: BundleFixture
  let client: S3Client
  beforeAll(async () => {
    ;[server, bundles] = await Promise.all([startCeph(), createBundles()])
    client = new S3Client({
      endpoint: server.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: server.accessKey, secretAccessKey: server.secretKey },
    })
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
    await mkdir(join(bundles.root, 'tenants'))
  })
  afterAll(async () => {
    client?.destroy()
    await Promise.all([server?.stop(), bundles?.remove()])
  })
  beforeEach(() => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', server.endpoint)
    vi.stubEnv('AWS_ACCESS_KEY_ID', server.accessKey)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', server.secretKey)
  })

  const open = async (prefix: string) => openS3(`s3://${BUCKET}/${prefix}`)
  const release = async (store: ReleaseStore, version: string) =>
    (await store.of('harbour').capture({ bundle: await bundles.bundle(version), site: SITE, by: 'ada' })).id
  const live = async (objects: ObjectStore) => openBucketStore(objects).of('harbour').live()

  it('releases, promotes and rolls back, and says of each content how to send it', async () => {
    const objects = await open('whole')
    const store = openBucketStore(objects)
    const [one, two] = [await release(store, 'one'), await release(store, 'two')]
    const brand = store.of('harbour')
    await brand.promote({ release: one, by: 'ada', why: 'first' })
    await brand.promote({ release: two, by: 'ada', share: 25 })
    expect(await brand.live()).toMatchObject({ stable: one, canary: { release: two, share: 25 } })
    await brand.promote({ release: two })
    expect(await brand.live()).toMatchObject({ stable: two, before: [one], left: [one] })
    await brand.rollback({ by: 'bob' })
    expect(await brand.live()).toMatchObject({ stable: one, by: 'bob' })
    expect((await brand.log()).map(({ what }) => what)).toEqual([
      'release',
      'release',
      'switch',
      'switch',
      'switch',
      'switch',
    ])
    expect(await brand.verify()).toMatchObject({ releases: 2, damages: [], log: '' })

    const [to, terminal] = [join(bundles.root, 'follower'), listeningTerminal()]
    await pullReleases({ root: bundles.root, store: `s3://${BUCKET}/whole`, to }, terminal)
    expect(terminal.objects).toEqual([{ folder: to, switched: ['harbour'], failed: [] }])

    const files = (await brand.manifest(one))?.files ?? []
    const script = files.find(({ path }) => path.startsWith('assets/'))
    const sent = await client
      .send(new HeadObjectCommand({ Bucket: BUCKET, Key: `whole/${objectKey('x.js.br', '0'.repeat(64))}` }))
      .catch((error: unknown) => (error as Error).name)
    expect(sent).toBe('NotFound')
    await objects.put(objectKey('x.js.br', '0'.repeat(64)), Buffer.of(1), {
      type: 'text/javascript; charset=utf-8',
      encoding: 'br',
      cache: 'public, max-age=31536000, immutable',
    })
    for (const [path, sha256, encoding] of [
      ['x.js', script?.sha256 ?? '', undefined],
      ['x.js.br', '0'.repeat(64), 'br'],
    ] as const)
      expect(
        await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: `whole/${objectKey(path, sha256)}` })),
      ).toMatchObject({
        ContentType: 'text/javascript; charset=utf-8',
        CacheControl: 'public, max-age=31536000, immutable',
        ...(encoding === undefined ? {} : { ContentEncoding: encoding }),
      })
  })

  it('sends only what is missing', async () => {
    const objects = await open('missing')
    const put = vi.fn<ObjectStore['put']>(objects.put)
    const store = openBucketStore({ ...objects, put })
    await release(store, 'one')
    const sentFirst = put.mock.calls.filter(([key]) => key.startsWith('objects/')).length
    put.mockClear()
    await release(store, 'one')
    expect(sentFirst).toBeGreaterThan(3)
    expect(put.mock.calls.filter(([key]) => key.startsWith('objects/'))).toEqual([])
  })

  it('lets eight writers at once follow each other, and loses none of their switches', async () => {
    const first = openBucketStore(await open('writers'))
    const ids = [await release(first, 'one'), await release(first, 'two')]
    await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const store = openBucketStore(await open('writers'))
        await store.of('harbour').promote({ release: ids[at % 2] ?? '', by: `writer ${at}` })
      }),
    )
    const report = await first.of('harbour').verify()
    expect(report).toMatchObject({ damages: [], log: '' })
    const switches = (await first.of('harbour').log()).filter(({ what }) => what === 'switch')
    expect(switches.map(({ rollout }) => rollout)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(switches.map(({ by }) => by)).size).toBe(8)
  })

  /** Version that a visitor of another machine gets, which follows the bucket. */
  async function servedVersion(objects: ObjectStore, folder: string): Promise<string> {
    const { failed } = await pull(objects, folder)
    expect(failed).toEqual([])
    const site = await createServer({
      out: bundles.root,
      bundles: openReleases(folder),
      port: 7400,
      sandbox: DEFAULT_SANDBOX,
    })
    const headers = { host: 'harbour.localhost' }
    const home = await site.inject({ url: '/', headers })
    const version = /home (\w+)/.exec(home.body)?.[1] ?? 'none'
    expect((await site.inject({ url: `/assets/main.${version}.js`, headers })).statusCode).toBe(200)
    await site.close()
    return version
  }

  /** Kills an action once the server has its first change, its second one …, until a run finishes. */
  async function killAtEveryChange(
    prepare: (at: string) => Promise<(objects: ObjectStore) => Promise<unknown>>,
    objects: ObjectStore,
    look: (at: string) => Promise<void>,
    first = 1,
  ): Promise<number> {
    for (let changes = first; ; changes++) {
      const at = `after${changes}`
      const act = await prepare(at)
      const dying = dyingObjects(objects, changes)
      const lived = await Promise.race([act(dying).then(() => true), dying.killed.then(() => false)])
      await look(at)
      if (lived) return changes - 1
    }
  }

  it('is whole after a kill at any change of a release, and the next run succeeds', async () => {
    const objects = await open('killed-release')
    await harbour(objects).promote({ release: await release(openBucketStore(objects), 'old') })
    const changes = await killAtEveryChange(
      async (at) => (dying) => release(openBucketStore(dying), at),
      objects,
      async (at) => {
        expect(await servedVersion(objects, join(bundles.root, 'killed-release'))).toBe('old')
        const { id } = await openBucketStore(objects)
          .of('harbour')
          .capture({ bundle: await bundles.bundle(at), site: SITE, by: 'ada' })
        await harbour(objects).examine(id, undefined)
      },
    )
    expect(changes).toBeGreaterThan(9)
    expect((await harbour(objects).verify()).damages).toEqual([])
  })

  it('serves the old site or the new one after a kill at any change of a switch', async () => {
    const objects = await open('killed-switch')
    const ids = [
      await release(openBucketStore(objects), 'one'),
      await release(openBucketStore(objects), 'two'),
    ] as const
    await harbour(objects).promote({ release: ids[0] })
    const seen = new Set<string>()
    const changes = await killAtEveryChange(
      async () => {
        await harbour(objects).promote({ release: ids[0] })
        return (dying) => harbour(dying).promote({ release: ids[1] })
      },
      objects,
      async () => {
        const version = await servedVersion(objects, join(bundles.root, 'killed-switch'))
        seen.add(version)
        expect((await live(objects))?.stable).toBe(ids[version === 'one' ? 0 : 1])
        // The line of a switch may be missing until the next change.
        await harbour(objects).promote({ release: ids[1] })
        expect((await harbour(objects).verify()).log).toBe('')
      },
      AFTER_PROBE,
    )
    expect(changes).toBeGreaterThan(4)
    expect([...seen].sort()).toEqual(['one', 'two'])
  })

  it('keeps what is served and what a rollback needs after a kill at any change of a clean-up', async () => {
    const objects = await open('killed-clean')
    const made: string[] = []
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) {
      made.push(await release(openBucketStore(objects), version))
      await harbour(objects).promote({ release: made.at(-1) ?? '' })
    }
    const changes = await killAtEveryChange(
      async () => {
        // A clean-up that was killed is found dead after a while, for which a test does not wait.
        await objects.remove(FENCE_KEY)
        // The latest release is never removed.
        for (const version of ['a', 'f']) await release(openBucketStore(objects), version)
        return (dying) => openBucketStore(dying).clean(1)
      },
      objects,
      async () => {
        await objects.remove(FENCE_KEY)
        const kept = (await harbour(objects).kept()).map(({ id }) => id)
        expect(kept).toEqual(expect.arrayContaining(made.slice(2)))
        expect((await harbour(objects).verify()).damages).toEqual([])
      },
      AFTER_PROBE,
    )
    expect(changes).toBeGreaterThan(9)
    expect((await harbour(objects).kept()).map(({ id }) => id)).not.toContain(made[0])
    await harbour(objects).rollback({})
    expect((await live(objects))?.stable).toBe(made[4])
  })

  it('says in words that the key was withdrawn or the bucket is full, and goes on afterwards', async () => {
    const objects = await open('refused')
    const store = openBucketStore(objects)
    const one = await release(store, 'one')
    await store.of('harbour').promote({ release: one })
    await server.setQuota(BUCKET, 10)
    await expect(release(openBucketStore(objects), 'two')).rejects.toThrow(
      /^The bucket is full: raise its quota/,
    )
    await server.setQuota(BUCKET, undefined)
    let withdrawn: Promise<void> | undefined
    const put: ObjectStore['put'] = async (...args) => {
      // The key is withdrawn amid a release.
      if (args[0].startsWith('objects/')) await (withdrawn ??= server.setKeyValid(false))
      return objects.put(...args)
    }
    await expect(release(openBucketStore({ ...objects, put }), 'two')).rejects.toThrow(
      /^The server does not know this access key, or no longer/,
    )
    await server.setKeyValid(true)
    expect((await live(objects))?.stable).toBe(one)
    const two = await release(openBucketStore(objects), 'two')
    await openBucketStore(objects).of('harbour').promote({ release: two })
    expect((await live(objects))?.stable).toBe(two)
  })
})
