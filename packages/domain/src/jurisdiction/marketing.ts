import type { GameCategory } from '../games/categories.ts'

/** Kinds of product that an operator advertises, each with the categories that belong to it. */
const CATEGORIES_OF = {
  casino: ['RNG', 'LIVE', 'FISH', 'PVP', 'BG', 'BGS'],
  betting: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  lottery: ['LOTT', 'ELOTT'],
} as const satisfies Record<string, readonly GameCategory[]>

export type MarketingProduct = keyof typeof CATEGORIES_OF

/** Ways by which an operator advertises. */
export const MARKETING_CHANNELS = ['email', 'sms', 'phone'] as const
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number]

/** Consent to be told of one kind of product by one channel; without it nothing is sent. */
export type MarketingConsent = {
  readonly product: MarketingProduct
  readonly channel: MarketingChannel
}

/** Kinds of product that a brand with these categories has. */
export function marketingProducts(categories: readonly GameCategory[]): MarketingProduct[] {
  return (Object.keys(CATEGORIES_OF) as MarketingProduct[]).filter((product) =>
    CATEGORIES_OF[product].some((one) => categories.includes(one)),
  )
}

const isSame = (one: MarketingConsent, other: MarketingConsent): boolean =>
  one.product === other.product && one.channel === other.channel

/** True where a member agreed to be told of the product by the channel. */
export const consents = (given: readonly MarketingConsent[], asked: MarketingConsent): boolean =>
  given.some((one) => isSame(one, asked))

/** Consents after one was given or withdrawn; the others stay as they are. */
export function withConsent(
  given: readonly MarketingConsent[],
  changed: MarketingConsent,
  agrees: boolean,
): MarketingConsent[] {
  const others = given.filter((one) => !isSame(one, changed))
  return agrees ? [...others, changed] : others
}
