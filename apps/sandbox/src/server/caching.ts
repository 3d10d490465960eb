import { hash } from 'node:crypto'

import { compressed, type KeptEncoding } from './compression.ts'

/**
 * Content that changes with a release only. A browser may show it for half a minute without asking, and for
 * ten more minutes while it asks. `max-age` is not 0: it tells the site that the `Date` may be of an old answer.
 */
const CONTENT = 'public, max-age=30, stale-while-revalidate=600'

/** Switches and offers of the operator: a browser asks every time, and is told briefly that nothing changed. */
const LIVE = 'public, no-cache'

/** Public answers that may be kept, by call. */
const POLICIES: Readonly<Record<string, string>> = {
  getCountries: CONTENT,
  getHelpCenter: CONTENT,
  listGames: CONTENT,
  listHotGames: CONTENT,
  listLiveModels: CONTENT,
  listVendorGames: CONTENT,
  listVendorGameTypes: CONTENT,
  listLotteries: CONTENT,
  getLotteryMenu: CONTENT,
  listPlays: CONTENT,
  getWhitelabel: LIVE,
  getRegistrationRules: LIVE,
  listAnnouncements: LIVE,
  getPopups: LIVE,
  getPromotions: LIVE,
  getPromotion: LIVE,
}

/** Headers of a request that its answer depends on. */
const VARY = 'Merchant, Accept-Language, Gateway, Device, Authorization, Accept-Encoding'

/** An answer's text and the headers by which it is kept and asked for again. */
export interface CachedAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly text: string
}

/**
 * The answer of a public call, to be kept by browsers and shared caches.
 * @param authorized true for a request with a session, whose answers nobody keeps
 * @returns undefined where the answer is not to be kept: failures, members' answers, calls without a policy
 */
export function cachedAnswer(
  operationId: string,
  { status, body }: { readonly status: number; readonly body: unknown },
  authorized: boolean,
): CachedAnswer | undefined {
  const policy = POLICIES[operationId]
  if (policy === undefined || status !== 200 || authorized) return undefined
  const { text, etag } = taggedText(body)
  return { text, etag, headers: { etag, 'cache-control': policy, vary: VARY } }
}

/** Text of an answer with its tag. */
type TaggedText = Pick<CachedAnswer, 'text' | 'etag'>

/** Texts by the value that they were made of: a call that answers many with one value has its text made once. */
const texts = new WeakMap<object, TaggedText>()

function taggedText(body: unknown): TaggedText {
  const value = typeof body === 'object' && body && 'value' in body ? body.value : undefined
  const key = typeof value === 'object' && value !== null ? value : undefined
  const known = key && texts.get(key)
  if (known) return known
  const text = JSON.stringify(body)
  // Weak: the compressed answer has the same tag.
  const tagged = { text, etag: `W/"${hash('sha1', text, 'base64url')}"` }
  if (key) texts.set(key, tagged)
  return tagged
}

/** Most texts kept of one call: languages, brands and pages of a list that are asked for again and again. */
const KEPT = 200

/** Texts of a call's public answers that were sent before. */
export interface KnownTexts {
  /** True for a text that was checked against the contract. */
  has(etag: string): boolean
  /** Keeps a checked text's tag; the oldest is forgotten. */
  add(etag: string): void
  /** A text compressed; a known one is compressed once. */
  compressed(answer: CachedAnswer, encoding: KeptEncoding): Buffer
}

/**
 * Memory of answers of one call. The same text is checked and compressed once, whoever asks: both cost more than
 * making it.
 */
export function knownTexts(): KnownTexts {
  const known = new Map<string, Map<KeptEncoding, Buffer>>()
  return {
    has: (etag) => known.has(etag),
    add: (etag) => {
      const [oldest] = known.size < KEPT ? [] : known.keys()
      if (oldest !== undefined) known.delete(oldest)
      known.set(etag, new Map())
    },
    compressed: ({ etag, text }, encoding) => {
      const kept = known.get(etag)
      const made = kept?.get(encoding) ?? compressed(text, encoding)
      kept?.set(encoding, made)
      return made
    },
  }
}
