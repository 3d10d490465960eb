import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isNumber, isOneOf, isRecordOf, isText } from '#platform/storage/guards.ts'

export const PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof PROVIDERS)[number]

/** Social login that went to a provider and has not returned; its answer is checked against this. */
export interface PendingLogin {
  readonly provider: SocialProvider
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier: proves that the code is redeemed by the client that requested it (RFC 7636). */
  readonly codeVerifier: string
  /** Path that the visitor wanted. */
  readonly returnTo: string
  /** Start of the login, ms since 1970. */
  readonly startedAt: number
}

/** Time limit at the provider, ms; the gateway has the same. */
const LIFE = 10 * 60_000

/** Entry of this tab alone. Declared here and not among `ENTRIES` because the first load does not need it. */
const ENTRY: StorageEntry<PendingLogin> = {
  key: 'socialLogin',
  area: 'session',
  encoding: 'json',
  guard: isRecordOf<PendingLogin>({
    provider: isOneOf(...PROVIDERS),
    state: isText,
    nonce: isText,
    codeVerifier: isText,
    returnTo: isText,
    startedAt: isNumber,
  }),
}

export function keepPending(storage: BrowserStorage, pending: PendingLogin): void {
  storage.write(ENTRY, pending)
}

/** Result of a return from a provider, after the check against the pending login. */
export type Return =
  | { readonly kind: 'answered'; readonly code: string; readonly pending: PendingLogin }
  /** The person declined. */
  | { readonly kind: 'denied'; readonly returnTo: string }
  /** The login took longer than its time limit. */
  | { readonly kind: 'expired'; readonly returnTo: string }
  /** No login was started in this tab: a shared link, or another browser. */
  | { readonly kind: 'mismatch'; readonly returnTo?: undefined }

/**
 * Reads a provider's answer. Pure.
 * @param search the callback's query
 * @param now ms since 1970
 */
export function readReturn(
  provider: string,
  search: string,
  pending: PendingLogin | undefined,
  now: number,
): Return {
  const query = new URLSearchParams(search)
  if (!pending || pending.provider !== provider || query.get('state') !== pending.state)
    return { kind: 'mismatch' }
  const { returnTo } = pending
  if (now - pending.startedAt > LIFE) return { kind: 'expired', returnTo }
  const code = query.get('code')
  return code === null || code === '' ? { kind: 'denied', returnTo } : { kind: 'answered', code, pending }
}

/** The social login that this tab waits for, if any. */
export function readPending(storage: BrowserStorage): PendingLogin | undefined {
  return storage.read(ENTRY)
}

/** Clears the pending login: an answer is valid for one attempt. */
export function forgetPending(storage: BrowserStorage): void {
  storage.remove(ENTRY)
}
