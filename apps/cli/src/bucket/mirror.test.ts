import { generateKeyPairSync } from 'node:crypto'
import { mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { memoryObjects } from '../testing/memoryObjects.ts'
import { openBucketStore } from './bucketStore.ts'
import { DATA } from './layout.ts'
import { pull } from './mirror.ts'

let bundles: BundleFixture
beforeEach(async () => {
  bundles = await createBundles()
})
afterEach(() => bundles.remove())

/** A key pair in files, and a bucket whose release nobody signed. */
async function unsigned() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const secret = join(bundles.root, 'own.pem')
  const open = join(bundles.root, 'own.pub.pem')
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  await writeFile(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await writeFile(open, pem)
  const objects = memoryObjects()
  const harbour = openBucketStore(objects).of('harbour')
  const bundle = await bundles.bundle('one')
  const release = (keyFile?: string) => harbour.capture({ bundle, site: SITE, by: 'ada', keyFile })
  const { id } = await release()
  await harbour.promote({ release: id })
  return { objects, secret, open, pem, release, folder: join(bundles.root, 'here') }
}

type Unsigned = Awaited<ReturnType<typeof unsigned>>

describe('a machine that follows a bucket', () => {
  it.each<[string, (of: Unsigned) => Promise<string | undefined>]>([
    ['the key it is given', ({ open }) => Promise.resolve(open)],
    [
      'the key in its folder',
      async ({ folder, pem }) => {
        await mkdir(folder)
        await writeFile(join(folder, 'trusted.pem'), pem)
        return undefined
      },
    ],
    [
      'the key of the bucket',
      async ({ objects, pem }) => {
        await objects.put('trusted.pem', Buffer.from(pem), DATA)
        return undefined
      },
    ],
  ])('serves only what is signed with %s', async (_what, trust) => {
    const of = await unsigned()
    const { objects, folder, release, secret } = of
    const keyFile = await trust(of)
    const { switched, failed } = await pull(objects, folder, { keyFile })
    expect([switched, failed[0]?.fault]).toEqual([[], expect.stringContaining('is not signed')])
    await expect(readlink(join(folder, 'harbour/live'))).rejects.toThrow('ENOENT')
    await release(secret)
    expect(await pull(objects, folder, { keyFile })).toEqual({ switched: ['harbour'], failed: [] })
  })
})
