import { createPrivateKey } from 'node:crypto'

import { languageOfTag } from '@livery/i18n/registry'
import { Provider, type JWK } from 'oidc-provider'

import type { Services } from '../operations.ts'
import { isOwnHost } from '../platform/ownHost.ts'
import { callbackPath, clientSecretOf, clientsOf } from './clients.ts'
import { identityKeys, type IdentityKeys } from './identityKeys.ts'
import { lateHeaders, lateSignInPage } from './identityPages.ts'
import { identityStore } from './identityStore.ts'
import { personOf } from './people.ts'

/** Path prefix of the identity provider. */
export const IDENTITY_PATH = '/sandbox/identity'

/** Algorithm that ID tokens are signed with, and the only one that is believed. */
export const ID_TOKEN_ALGORITHM = 'EdDSA'

/** Issuer of every ID token. */
export const issuerOf = ({ origin }: Pick<Services, 'origin'>): string => origin + IDENTITY_PATH

/**
 * Creates the identity provider that replaces Facebook's and Google's: real OpenID Connect with invented
 * people. Its keys derive from a secret that all processes share, and change with it when the sandbox is
 * reset.
 */
export function identityProviders(services: Services): () => Promise<Provider> {
  let made: { readonly keys: IdentityKeys; readonly provider: Provider } | undefined
  return async () => {
    const keys = await identityKeys(services.db)
    if (!made?.keys.idTokens.equals(keys.idTokens))
      made = { keys, provider: identityProvider(services, keys) }
    return made.provider
  }
}

function identityProvider(services: Services, keys: IdentityKeys): Provider {
  const clients = clientsOf(services.merchants.all)
  const provider = new Provider(issuerOf(services), {
    adapter: (model: string) => identityStore(services.db, model),
    clients: clients.map((client) => ({
      client_id: client.clientId,
      client_secret: clientSecretOf(keys.clients, client),
      redirect_uris: client.merchant.tenant.hosts.map(
        (host) => `https://${host}${callbackPath(client.provider)}`,
      ),
      grant_types: ['authorization_code'],
      response_types: ['code'],
      id_token_signed_response_alg: ID_TOKEN_ALGORITHM,
    })),
    jwks: { keys: [signingKey(keys.idTokens)] },
    cookies: { keys: [keys.cookies.toString('base64url')] },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // Claims go into the ID token, because the gateway calls no userinfo endpoint.
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => {
      const person = personOf(subject)
      if (!person) return undefined
      return { accountId: subject, claims: () => ({ sub: subject, name: person.name, email: person.email }) }
    },
    ttl: { ...TTL, IdToken: () => TTL.IdToken + secondsAhead(services) },
    renderError: (context, { error, error_description: reason }) => {
      context.set(lateHeaders())
      context.body = lateSignInPage(languageOf(context.oidc?.params), `${error}: ${reason ?? ''}`)
    },
    interactions: {
      url: (_context, { uid, params }) =>
        `${IDENTITY_PATH}/people/${uid}?${new URLSearchParams({ language: languageOf(params) })}`,
    },
    // Choosing a person on the page counts as consent; there is no second page.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  // A site in development has a port of its own, which no registration can list.
  const sites = new Map(clients.map((client) => [client.clientId, client]))
  provider.Client.prototype.redirectUriAllowed = function redirectUriAllowed(uri: string): boolean {
    const client = sites.get(this.clientId)
    if (!client || !URL.canParse(uri)) return false
    const url = new URL(uri)
    return (
      isOwnHost(client.merchant, url) && url.pathname === callbackPath(client.provider) && url.search === ''
    )
  }
  return provider
}

/** Platform language that the site asked for (`ui_locales` of OpenID Connect). */
const languageOf = (params: { readonly ui_locales?: unknown } | undefined): string =>
  languageOfTag(String(params?.ui_locales)) ?? 'EN'

/** Lifetimes of the provider's artefacts, in seconds. */
const TTL = {
  AuthorizationCode: 60,
  AccessToken: 600,
  IdToken: 600,
  Interaction: 600,
  Session: 3600,
  Grant: 3600,
}

/**
 * Seconds by which the gateway's clock is ahead of the machine's, which the provider reads: its ID tokens last that much
 * longer, because the gateway judges them by its own time.
 */
const secondsAhead = ({ clock }: Pick<Services, 'clock'>): number =>
  Math.max(0, Math.ceil((clock.now().getTime() - Date.now()) / 1000))

/** PKCS #8 prefix before the 32 bytes of an Ed25519 key (RFC 8410). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(seed: Buffer): JWK {
  const key = createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' })
  return { ...key.export({ format: 'jwk' }), use: 'sig', alg: ID_TOKEN_ALGORITHM } as JWK
}
