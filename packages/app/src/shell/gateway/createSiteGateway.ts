import { createGateway, type Gateway, type GatewayError } from '@livery/api'
import { GATEWAY } from '@livery/domain'
import type { PublicTenant } from '@livery/tenant'

import { isStandalone } from '../device/index.ts'
import type { LanguageSwitch } from '../language/index.ts'
import type { SessionKeeper } from '../session/index.ts'

export interface SiteGatewayOptions {
  readonly tenant: Pick<PublicTenant, 'gateway' | 'merchantCode'>
  readonly session: SessionKeeper
  readonly language: LanguageSwitch
  readonly fetch: typeof globalThis.fetch
  /** Told of every failure once, before the caller gets it. */
  readonly onFailure: (error: GatewayError, request: Request) => void
}

/** The gateway as this brand reaches it: who asks, in which language, from where. */
export function createSiteGateway({
  tenant,
  session,
  language,
  fetch,
  onFailure,
}: SiteGatewayOptions): Gateway {
  return createGateway({
    // Requests need a whole address; '' in the tenant's configuration is the page's own origin.
    baseUrl: tenant.gateway.baseUrl || location.origin,
    merchant: tenant.merchantCode,
    gateway: isStandalone() ? GATEWAY.MOBILE : GATEWAY.WEB,
    getLanguage: () => language.current(),
    getToken: () => session.current()?.token,
    isStandalone,
    tokenInPayload: tenant.gateway.tokenInPayload,
    onFailure,
    fetch,
  })
}
