import { createHash } from 'node:crypto'

import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import type { CallContext, Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { isOwnHost } from '../platform/ownHost.ts'
import { pageLanguage } from '../platform/pageLanguage.ts'
import { refuse } from '../server/refuse.ts'
import { completeSignIn } from '../sessions/signIn.ts'
import { callbackPath, clientsOf, PROVIDERS, type SocialClient, type SocialProvider } from './clients.ts'
import { exchangeCode } from './exchange.ts'
import { issuerOf } from './identityProvider.ts'
import { memberOf } from './socialMember.ts'

/** Maximum duration of a sign-in at the provider, in ms. */
const LOGIN_LIFE_MS = 10 * 60_000

/** Operations of social login: authorisation code with PKCE, by redirect. */
export const socialOperations: Pick<Handlers, 'startSocialLogin' | 'finishSocialLogin'> = {
  startSocialLogin: async (context) => {
    const { db, merchant, params, body, clock, language, services } = context
    const client = await clientFor(context, params.provider)
    const redirectUri = ownAddress(context, body.redirectUri, params.provider)
    const kept = await db.run`
      insert into social_login (state_digest, merchant, provider, redirect_uri, nonce, expires_at)
      values (${digest(body.state)}, ${merchant.code}, ${params.provider}, ${redirectUri}, ${body.nonce},
        ${new Date(clock.now().getTime() + LOGIN_LIFE_MS)})
      on conflict do nothing`
    if (kept === 0) refuse({ state: 'unknown' })
    const query = new URLSearchParams({
      client_id: client.clientId,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: redirectUri,
      code_challenge: body.codeChallenge,
      code_challenge_method: body.codeChallengeMethod,
      state: body.state,
      nonce: body.nonce,
      // Phones are shared, so the provider asks for the account again, also after an earlier sign-in.
      prompt: 'login',
      ui_locales: pageLanguage(language).lang,
    })
    return { authorizeUrl: `${issuerOf(services)}/auth?${query}` }
  },

  finishSocialLogin: async (context) => {
    const { db, merchant, params, body, clock, language, services } = context
    const { provider } = params
    const client = await clientFor(context, provider)
    const now = clock.now()
    const begun = await db.row<{ redirect_uri: string; nonce: string }>`
      update social_login set used_at = ${now}
      where state_digest = ${digest(body.state)} and merchant = ${merchant.code} and provider = ${provider}
        and used_at is null and expires_at > ${now}
      returning redirect_uri, nonce`
    const same =
      begun?.nonce === body.nonce && begun.redirect_uri === ownAddress(context, body.redirectUri, provider)
    if (!same)
      fail(422, 'social.state_invalid', { message: 'This sign-in was not begun here, or is too old.' })
    const answer = { ...body, redirectUri: begun.redirect_uri }
    const identity = await exchangeCode(services, client, answer)
    if (!identity) fail(422, 'social.denied', { message: 'The provider did not confirm who this is.' })
    const member = await memberOf(db, { merchant, provider, identity, language, now, invitation: body })
    return completeSignIn(context, member, provider)
  },
}

/**
 * Client of the merchant at a provider.
 * @throws Failure 403 `feature.off` where the merchant does not offer the provider
 */
async function clientFor(
  { db, merchant, services }: Pick<CallContext, 'db' | 'merchant' | 'services'>,
  provider: SocialProvider,
): Promise<SocialClient> {
  await requireFlag(db, merchant, PROVIDERS[provider].flag)
  const client = clientsOf(services.merchants.all).find((one) => isRegistration(one, merchant, provider))
  return client ?? fail(403, 'feature.off', { message: `${merchant.name} is not registered at ${provider}.` })
}

const isRegistration = (client: SocialClient, merchant: Merchant, provider: SocialProvider): boolean =>
  client.merchant.code === merchant.code && client.provider === provider

/**
 * Validates the redirect address.
 * @throws Failure 400 `request.invalid` for an address that is not the callback on the merchant's own site
 */
function ownAddress(
  { merchant, siteOrigin }: Pick<CallContext, 'merchant' | 'siteOrigin'>,
  redirectUri: string,
  provider: SocialProvider,
): string {
  const site = new URL(siteOrigin()).origin
  const url = URL.canParse(redirectUri, site) ? new URL(redirectUri, site) : undefined
  const own = url?.origin === site && isOwnHost(merchant, url) && url.pathname === callbackPath(provider)
  if (!url || !own) refuse({ redirectUri: 'unknown' })
  return site + callbackPath(provider)
}

const digest = (state: string): string => createHash('sha256').update(state).digest('base64url')
