import { fail } from '../failure.ts'
import type { CallContext } from '../operations.ts'
import { isOwnHost } from '../platform/ownHost.ts'

/** Site that a passkey belongs to. */
export interface RelyingParty {
  /** Host of the site; a merchant's passkeys work on the host where they were created. */
  readonly id: string
  readonly origin: string
  readonly name: string
}

/**
 * Site of a call, from the browser's `Origin` header or else from the proxy.
 * @throws Failure 400 `request.invalid` for a site that is not the merchant's
 */
export function relyingParty({
  merchant,
  header,
  siteOrigin,
}: Pick<CallContext, 'merchant' | 'header' | 'siteOrigin'>): RelyingParty {
  const site = URL.parse(header('origin') ?? siteOrigin())
  if (!site || !isOwnHost(merchant, site)) {
    return fail(400, 'request.invalid', {
      message: 'Passkeys are made and used on the merchant’s own site.',
      data: { fields: { origin: 'unknown' } },
    })
  }
  return { id: site.hostname, origin: site.origin, name: merchant.name }
}
