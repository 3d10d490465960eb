import { isLoopback } from '@livery/domain/site'

import type { Merchant, Merchants } from '../merchants.ts'

/** True when an address is on one of the merchant's hosts, or on this machine. */
export const isOwnHost = ({ tenant }: Merchant, { host, hostname }: URL): boolean =>
  isLoopback(hostname) || tenant.hosts.includes(hostname) || tenant.hosts.includes(host)

/** Sources of a content policy: the merchants' own sites, and sites on this machine. */
export function siteSources({ all }: Pick<Merchants, 'all'>): string {
  const hosts = new Set(all.flatMap((merchant) => merchant.tenant.hosts))
  return [...hosts]
    .map((host) => `https://${host}`)
    .concat('http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*')
    .join(' ')
}
