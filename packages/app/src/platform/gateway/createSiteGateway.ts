import { createGateway, type Gateway, type GatewayError } from '@livery/api'
import type { PublicTenant } from '@livery/tenant'

import { isStandalone } from '#platform/device/device.ts'
import type { LanguageSwitch } from '#platform/language/language.ts'
import type { SessionStore } from '#platform/session/session.ts'

export interface SiteGatewayOptions {
  readonly tenant: Pick<PublicTenant, 'gateway' | 'merchantCode'>
  readonly session: SessionStore
  readonly language: LanguageSwitch
  readonly fetch: typeof globalThis.fetch
  /** Called once for every failure, before the caller gets it. */
  readonly onFailure: (error: GatewayError, request: Request) => void
}

/** Gateway client of this brand: adds session, language and origin to every call. */
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
    gateway: isStandalone() ? tenant.gateway.MOBILE : tenant.gateway.WEB,
    getLanguage: () => language.current(),
    getToken: () => session.current()?.token,
    isStandalone,
    tokenInPayload: tenant.gateway.tokenInPayload,
    onFailure,
    fetch,
  })
}
