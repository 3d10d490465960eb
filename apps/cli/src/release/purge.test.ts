import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { openFolderStore } from './folderStore.ts'
import { purgeAll } from './purge.ts'

let bundles: BundleFixture
let cache: Server
let received: IncomingHttpHeaders[] = []
let wantsToken = false
beforeEach(async () => {
  vi.stubEnv('LIVERY_PURGE_TOKEN', 'secret')
  bundles = await createBundles()
  const brand = openFolderStore(bundles.store).of('harbour')
  const { id } = await brand.capture({ bundle: await bundles.bundle('one'), site: SITE, by: 'ada' })
  await brand.promote({ release: id })
  received = []
  wantsToken = false
  cache = createServer(({ headers }, response) => {
    received.push(headers)
    response.statusCode = wantsToken && headers.authorization !== 'Bearer secret' ? 403 : 200
    response.end()
  })
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  cache.close()
  await bundles.remove()
})

const portOf = () => (cache.address() as AddressInfo).port
const purge = (address: string) => purgeAll(openFolderStore(bundles.store), ['harbour'], [address])
/** The same cache under an address that does not say that it is this machine. */
const elsewhere = () => `http://[::ffff:127.0.0.1]:${portOf()}`

it('the token of a purge is sent to this machine, for each host', async () => {
  wantsToken = true
  await purge(`http://127.0.0.1:${portOf()}`)
  expect(received.map(({ host, authorization }) => [host, authorization])).toEqual(
    SITE.hosts.map((host) => [host, 'Bearer secret']),
  )
})

it('the token of a purge is not sent to another machine over plain http, which may need none', async () => {
  await purge(elsewhere())
  expect(received.map(({ authorization }) => authorization)).toEqual(SITE.hosts.map(() => undefined))
})

it('a cache that wants the token over plain http is told in words', async () => {
  wantsToken = true
  await expect(purge(elsewhere())).rejects.toThrow('is not sent over plain http')
  expect(received.filter(({ authorization }) => authorization !== undefined)).toEqual([])
})
