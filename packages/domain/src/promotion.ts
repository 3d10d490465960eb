/** States a promotion is seen in, in this site's spelling. */
export const PROMOTION_STATES = [
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'closed',
  'comingSoon',
] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** Reads the wire's state, whichever way it writes 'coming soon'; `null` for one this site does not know. */
export function promotionState(value: string | null | undefined): PromotionState | null {
  const plain = (value ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')
  return PROMOTION_STATES.find((state) => state.toLowerCase() === plain) ?? null
}

/** The state's label. */
export function promotionStateLabel<State extends PromotionState>(state: State): `promotion.state.${State}` {
  return `promotion.state.${state}`
}

/** True when a member may apply: no state yet, or the last application was rejected. */
export function canApply(state: PromotionState | null): boolean {
  return state === null || state === 'rejected'
}

/** True when a reward waits to be claimed: what the reward centre's badge counts. */
export function isClaimable(state: PromotionState | null): boolean {
  return state === 'issued'
}
