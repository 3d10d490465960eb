import { createRemoteJWKSet, jwtVerify } from 'jose'

import type { Services } from '../operations.ts'
import { clientSecretOf, type SocialClient } from './clients.ts'
import { identityKeys } from './identityKeys.ts'
import { ID_TOKEN_ALGORITHM, issuerOf } from './identityProvider.ts'

/** Parameters of the provider's redirect, with those stored at the start. */
export interface Answer {
  readonly code: string
  readonly codeVerifier: string
  readonly nonce: string
  /** Absolute address, equal to the one at the start. */
  readonly redirectUri: string
}

/** Identity of a person at the provider. */
export interface Identity {
  readonly subject: string
  readonly name: string | undefined
  readonly email: string | undefined
}

/**
 * Exchanges an authorisation code for an identity, as with any provider: the token endpoint is called with
 * the client's secret and the code's verifier, then the ID token's signature, issuer, audience, time and
 * nonce are verified.
 * @returns undefined when the provider refuses the code, or the ID token is invalid
 */
export async function exchangeCode(
  services: Services,
  client: SocialClient,
  answer: Answer,
): Promise<Identity | undefined> {
  const issuer = issuerOf(services)
  const { clients } = await identityKeys(services.db)
  const secret = clientSecretOf(clients, client)
  const credentials = [client.clientId, secret].map(encodeURIComponent).join(':')
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    // The code and the client's secret go to the configured address and nowhere else: a redirect is a refusal.
    redirect: 'manual',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.code,
      redirect_uri: answer.redirectUri,
      code_verifier: answer.codeVerifier,
    }),
  })
  if (!response.ok) return undefined
  const { id_token: idToken } = (await response.json()) as { id_token?: string }
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const expected = {
    issuer,
    audience: client.clientId,
    algorithms: [ID_TOKEN_ALGORITHM],
    // A claim of time that is absent would not be checked: such a token never expires.
    requiredClaims: ['sub', 'exp', 'iat'],
    currentDate: services.clock.now(),
  }
  const checked = await jwtVerify(idToken ?? '', keys, expected).catch(() => undefined)
  if (!checked?.payload.sub || checked.payload['nonce'] !== answer.nonce) return undefined
  const { sub: subject, name, email } = checked.payload
  return { subject, name: textOf(name), email: textOf(email) }
}

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' ? claim : undefined)
