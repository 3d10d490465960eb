import { unwrap, type Gateway } from '@livery/api'
import { checkLink } from '@livery/domain/site'
import { isAffiliateCode, isRecommenderId } from '@livery/domain/validation'

import type { Invitation } from '#capabilities/entrance/invitation.ts'
import { sessionOf } from '#capabilities/entrance/signedIn.ts'
import type { Session } from '#platform/session/session.ts'

import type { PendingLogin, SocialProvider } from './pendingLogin.ts'

const callbackPath = (provider: SocialProvider): string => `/m/login/callback/${provider}`

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Random secret of 32 bytes: unguessable, and the length that RFC 7636 recommends for a verifier. */
const secret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

async function challengeOf(codeVerifier: string): Promise<string> {
  return base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))),
  )
}

export interface Departure {
  /** Address of the provider's page. */
  readonly address: string
  /** Data to store until the answer arrives. */
  readonly pending: PendingLogin
}

/** Begins a sign-in at a provider: OAuth 2.0 code with PKCE, through the gateway (S-login-16). @throws GatewayError */
export async function beginSocialLogin(
  gateway: Gateway,
  provider: SocialProvider,
  returnTo: string,
): Promise<Departure> {
  const pending = {
    provider,
    state: secret(),
    nonce: secret(),
    codeVerifier: secret(),
    returnTo,
    startedAt: Date.now(),
  }
  const { state, nonce, codeVerifier } = pending
  const { authorizeUrl } = await unwrap(
    gateway.POST('/wps/session/social/{provider}', {
      params: { path: { provider } },
      body: {
        redirectUri: callbackPath(provider),
        codeChallenge: await challengeOf(codeVerifier),
        codeChallengeMethod: 'S256',
        state,
        nonce,
      },
    }),
  )
  const address = checkLink(authorizeUrl, { purpose: 'page', self: location.origin })
  if (address === null) throw new Error(`The gateway sends to ${authorizeUrl}, which is no web page`)
  return { address, pending }
}

/**
 * Signs in with the code a provider answered with; a new member brings their invitation. What can be none is left out:
 * a damaged link must not keep anybody from signing in.
 * @throws GatewayError
 */
export async function finishSocialLogin(
  gateway: Gateway,
  code: string,
  { provider, state, nonce, codeVerifier }: PendingLogin,
  { affiliateCode, recommenderId }: Invitation,
): Promise<Session> {
  return sessionOf(
    await unwrap(
      gateway.POST('/wps/session/social/{provider}/callback', {
        params: { path: { provider } },
        body: {
          code,
          state,
          nonce,
          codeVerifier,
          redirectUri: callbackPath(provider),
          ...(isAffiliateCode(affiliateCode) && { affiliateCode }),
          ...(isRecommenderId(recommenderId) && { recommenderId }),
        },
      }),
    ),
  )
}
