import { isLoopback } from '@livery/domain/site'

import type { Merchant } from '../merchants.ts'

/** True when an address is on one of the merchant's hosts, or on this machine. */
export const isOwnHost = ({ tenant }: Merchant, { host, hostname }: URL): boolean =>
  isLoopback(hostname) || tenant.hosts.includes(hostname) || tenant.hosts.includes(host)
