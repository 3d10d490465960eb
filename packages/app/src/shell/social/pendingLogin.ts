import { isNumber, isOneOf, isRecordOf, isText } from '../storage/guards.ts'
import type { BrowserStorage, StorageEntry } from '../storage/index.ts'

export const PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof PROVIDERS)[number]

/** A sign-in that went to a provider and has not come back: what its answer is held against. */
export interface PendingLogin {
  readonly provider: SocialProvider
  readonly state: string
  readonly nonce: string
  /** Proves that the code is redeemed by who asked for it (RFC 7636). */
  readonly codeVerifier: string
  /** Where the visitor wanted to go. */
  readonly returnTo: string
  /** ms since 1970. */
  readonly startedAt: number
}

/** How long somebody may take at the provider, ms; the gateway has the same patience. */
const LIFE = 10 * 60_000

/** Of this tab alone. It stands here and not among `ENTRIES` because the first load has no use for it. */
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

/** What comes back from a provider, held against what went there. */
export type Return =
  | { readonly kind: 'answered'; readonly code: string; readonly pending: PendingLogin }
  /** The person said no. */
  | { readonly kind: 'denied'; readonly returnTo: string }
  /** It took too long. */
  | { readonly kind: 'expired'; readonly returnTo: string }
  /** Nothing of the kind was begun in this tab: a link somebody sent, or another browser. */
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

/** The sign-in this tab waits for, if any. */
export function readPending(storage: BrowserStorage): PendingLogin | undefined {
  return storage.read(ENTRY)
}

/** An answer is good for one try: afterwards nothing is waited for. */
export function forgetPending(storage: BrowserStorage): void {
  storage.remove(ENTRY)
}
