import { createHmac } from 'node:crypto'

import type { Merchant } from '../merchants.ts'
import type { Schemas } from '../wire.ts'

export type SocialProvider = Schemas['SocialProvider']

/** Identity providers, each with its flag and display name. */
export const PROVIDERS = {
  facebook: { flag: 'FACEBOOKLOGIN3', name: 'Facebook' },
  google: { flag: 'GOOGLELOGIN3', name: 'Google' },
} as const

/** Path that a provider redirects back to, on every merchant's site. */
export const callbackPath = (provider: SocialProvider): string => `/m/login/callback/${provider}`

/** Merchant's site as a client of a provider. */
export interface SocialClient {
  readonly merchant: Merchant
  readonly provider: SocialProvider
  readonly clientId: string
}

/** All clients of the merchants. */
export const clientsOf = (merchants: readonly Merchant[]): SocialClient[] =>
  merchants.flatMap((merchant) =>
    (['facebook', 'google'] as const).flatMap((provider) => {
      const registered = merchant.tenant.signIn[provider]
      return registered ? [{ merchant, provider, clientId: registered.clientId }] : []
    }),
  )

/** Client secret at the provider, derived from a key that never leaves the gateway. */
export const clientSecretOf = (key: Buffer, { clientId }: SocialClient): string =>
  createHmac('sha256', key).update(clientId).digest('base64url')
