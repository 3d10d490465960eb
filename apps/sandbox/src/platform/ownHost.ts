import type { Merchant } from '../merchants.ts'

/** Whether an address is on one of the merchant's hosts, or on this machine. */
export const isOwnHost = ({ tenant }: Merchant, { host, hostname }: URL): boolean =>
  isLocal(hostname) || tenant.hosts.includes(hostname) || tenant.hosts.includes(host)

const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'
