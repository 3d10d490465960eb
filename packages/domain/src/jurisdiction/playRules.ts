import type { Decimal } from '../money/money.ts'

/** Rules for play and money that a regulator gives; the gateway enforces them. */
export type PlayRules = {
  /** Shortest length of a round, seconds: of a slot, and of any other casino game. */
  readonly roundSeconds: { readonly slot: number; readonly other: number }
  /** Highest stake of a slot's round from {@link YOUNG_BELOW} years on, in the licence's currency. */
  readonly slotStake: Decimal
  /** Highest stake of a slot's round below {@link YOUNG_BELOW} years, and for a player of unknown age. */
  readonly youngSlotStake: Decimal
  /** Highest turnover that a bonus may require, in multiples of it. */
  readonly bonusTurnover: number
  /** False where one offer must not require play with more than one kind of product. */
  readonly mixedOffers: boolean
}

/** Age below which the lower stake of slots applies. */
export const YOUNG_BELOW = 25

/**
 * Highest stake of a slot's round; undefined without a limit.
 * @param age years, `null` for a player whose birthday is not known
 */
export function slotStakeLimit(rules: Partial<PlayRules>, age: number | null): Decimal | undefined {
  const { slotStake, youngSlotStake = slotStake } = rules
  return age === null || age < YOUNG_BELOW ? youngSlotStake : slotStake
}

/** Requirements of an offer before its bonus can be withdrawn. */
export type OfferTerms<Product extends string> = {
  /** Times that the bonus must be staked. */
  readonly turnover: number
  /** Kinds of product that must all be played; empty where any play counts. */
  readonly products: readonly Product[]
}

/** The terms of an offer as far as the regulator allows them: a lower turnover, play with one kind of product. */
export function allowedTerms<Product extends string>(
  { bonusTurnover = Infinity, mixedOffers = true }: Partial<PlayRules>,
  { turnover, products }: OfferTerms<Product>,
): OfferTerms<Product> {
  return {
    turnover: Math.min(turnover, bonusTurnover),
    products: mixedOffers ? products : products.slice(0, 1),
  }
}

/** Milliseconds from the start of a round to the earliest start of the next one; 0 without a rule. */
export function leastRoundMs({ roundSeconds }: Partial<PlayRules>, isSlot: boolean): number {
  if (!roundSeconds) return 0
  return (isSlot ? roundSeconds.slot : roundSeconds.other) * 1000
}
