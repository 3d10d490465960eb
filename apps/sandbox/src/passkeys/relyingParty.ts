import { fail } from '../failure.ts'
import type { CallContext } from '../operations.ts'
import { isOwnHost } from '../platform/ownHost.ts'

/** The site a passkey belongs to. */
export interface RelyingParty {
  /** Its host; a merchant's passkeys work on the host they were made on. */
  readonly id: string
  readonly origin: string
  readonly name: string
}

/**
 * The merchant's site that a call comes from: as the browser says, or the proxy where it says nothing.
 *
 * @throws Failure 400 `request.invalid` for a site that is not the merchant's
 */
export function relyingParty({
  merchant,
  header,
  siteOrigin,
}: Pick<CallContext, 'merchant' | 'header' | 'siteOrigin'>): RelyingParty {
  const site = URL.parse(header('origin') ?? siteOrigin)
  if (!site || !isOwnHost(merchant, site)) {
    return fail(400, 'request.invalid', {
      message: 'Passkeys are made and used on the merchant’s own site.',
      data: { fields: { origin: 'unknown' } },
    })
  }
  return { id: site.hostname, origin: site.origin, name: merchant.name }
}
