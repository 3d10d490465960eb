import { createHmac } from 'node:crypto'

import type { Merchant } from '../merchants.ts'
import type { Schemas } from '../wire.ts'

export type SocialProvider = Schemas['SocialProvider']

/** The providers, with the flag that offers each and how people call it. */
export const PROVIDERS = {
  facebook: { flag: 'FACEBOOKLOGIN3', name: 'Facebook' },
  google: { flag: 'GOOGLELOGIN3', name: 'Google' },
} as const

/** Where a provider's answer comes back to, on every merchant's site. */
export const callbackPath = (provider: SocialProvider): string => `/m/login/callback/${provider}`

/** A merchant's site, as a provider knows it. */
export interface SocialClient {
  readonly merchant: Merchant
  readonly provider: SocialProvider
  readonly clientId: string
}

/** All registrations of merchants at providers. */
export const clientsOf = (merchants: readonly Merchant[]): SocialClient[] =>
  merchants.flatMap((merchant) =>
    (['facebook', 'google'] as const).flatMap((provider) => {
      const registered = merchant.tenant.signIn[provider]
      return registered ? [{ merchant, provider, clientId: registered.clientId }] : []
    }),
  )

/** What a client proves itself with at the provider; it follows from a secret that never leaves the gateway. */
export const clientSecretOf = (secret: Buffer, { clientId }: SocialClient): string =>
  createHmac('sha256', secret).update(clientId).digest('base64url')
