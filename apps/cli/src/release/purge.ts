import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import { isLoopback } from '@livery/domain/site'

import type { ReleaseStore } from './releaseStore.ts'

const PATIENCE_MS = 5000

/** True for a way on which nobody reads along: TLS, or this machine alone. */
const isPrivate = ({ protocol, hostname }: URL) => protocol === 'https:' || isLoopback(hostname)

/** Answers of a cache that wants a token. */
const WANTS_TOKEN = new Set([401, 403])

/**
 * Asks a cache to forget the pages of a host.
 * @param address of the cache, such as http://10.0.0.7
 * @param token sent as a bearer token, if there is one; never over plain http to another machine, where whoever reads it
 *   could purge for good
 * @throws {Error} when the cache does not answer with 200
 */
function purge(address: string, host: string, token: string | undefined): Promise<void> {
  const url = new URL('/', address)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const isKeptBack = token !== undefined && !isPrivate(url)
  const headers = {
    host,
    ...(token === undefined || isKeptBack ? {} : { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'PURGE', headers, servername: host, timeout: PATIENCE_MS, agent: false },
      (response) => {
        response.resume()
        const { statusCode = 0 } = response
        const advice =
          isKeptBack && WANTS_TOKEN.has(statusCode)
            ? ': LIVERY_PURGE_TOKEN is not sent over plain http, where others read it; give --purge its https address'
            : ''
        if (statusCode === 200) resolve()
        else reject(new Error(`${address} answers a purge of ${host} with ${statusCode}${advice}`))
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`${address} does not answer`)))
    asked.on('error', reject)
    asked.end()
  })
}

/**
 * Makes caches forget the pages of brands, by each of their hosts.
 * @param addresses of the caches; absent, there are none
 * @throws {Error} when a cache does not obey: it may show old pages for as long as it keeps them
 */
export async function purgeAll(
  store: Pick<ReleaseStore, 'of'>,
  tenants: Iterable<string>,
  addresses: readonly string[] = [],
): Promise<void> {
  for (const tenant of addresses.length === 0 ? [] : tenants) {
    const brand = store.of(tenant)
    const live = await brand.live()
    const hosts = live === undefined ? [] : ((await brand.manifest(live.stable))?.site.hosts ?? [])
    for (const address of addresses)
      await Promise.all(hosts.map((host) => purge(address, host, process.env['LIVERY_PURGE_TOKEN'])))
  }
}
