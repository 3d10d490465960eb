import { isLoopback } from '@livery/domain/site'
import type { TenantConfig } from '@livery/tenant'

/** Endings of hosts that no network resolves (RFC 2606 and 6761): examples and local names. */
const RESERVED = /\.(?:example|invalid|localhost|test)$/

/** Hosts that only exist on a developer's machine, or nowhere. */
const isReserved = (host: string) => RESERVED.test(`.${host}`) || isLoopback(host)

/**
 * Origin that a brand's public answers are read from: the one that is named for this run, else the gateway of the
 * brand, else the brand's own first host, whose web server passes the calls on. Undefined where neither can exist.
 * @param named origin for development, such as a sandbox's
 */
export function gatewayOrigin(
  { gateway, hosts }: Pick<TenantConfig, 'gateway' | 'hosts'>,
  named: string | undefined,
): string | undefined {
  if (named !== undefined) return new URL(named).origin
  if (gateway.baseUrl !== '')
    return isReserved(new URL(gateway.baseUrl).hostname) ? undefined : gateway.baseUrl
  const host = hosts.find((each) => !isReserved(each))
  return host && `https://${host}`
}
