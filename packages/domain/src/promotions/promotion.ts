import { ROUTES } from '../routes/routeTable.ts'

/** States of a promotion for a member, in this site's spelling. */
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

/** Reads the wire's state in either spelling of 'coming soon'; `null` for an unknown one. */
export function promotionState(value: string | null | undefined): PromotionState | null {
  const plain = (value ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')
  return PROMOTION_STATES.find((state) => state.toLowerCase() === plain) ?? null
}

/** Message id of the state's label. */
export function promotionStateLabel<State extends PromotionState>(state: State): `promotion.state.${State}` {
  return `promotion.state.${state}`
}

/** True when a member may apply: no state yet, or the last application was rejected. */
export function canApply(state: PromotionState | null): boolean {
  return state === null || state === 'rejected'
}

/** True when a reward can be claimed; the badge of the reward centre counts these. */
export function isClaimable(state: PromotionState | null): boolean {
  return state === 'issued'
}

/** Action that a promotion offers: apply, apply again after a refusal, claim its reward, or none. */
export type PromotionStep = 'apply' | 'applyAgain' | 'claim' | 'none'

/**
 * Action of a promotion in a state.
 * @param applicable true for a promotion that members apply for; others start by themselves
 */
export function promotionStep(state: PromotionState | null, applicable: boolean): PromotionStep {
  if (isClaimable(state)) return 'claim'
  if (!applicable || !canApply(state)) return 'none'
  return state === 'rejected' ? 'applyAgain' : 'apply'
}

/** Name of a promotion in an address: its id, or a key such as `APP_DOWNLOAD` that every brand knows. */
export type PromotionName = { readonly id: string } | { readonly key: string }

/** Path of a promotion's page. */
export function promotionPath(name: PromotionName): string {
  return `${ROUTES.promotion.path}?${new URLSearchParams(name)}`
}

/** Promotion that the query of an address names; `null` for none. The id counts where there are both. */
export function promotionOf(search: string): PromotionName | null {
  const query = new URLSearchParams(search)
  const id = query.get('id')
  if (id) return { id }
  const key = query.get('key')
  return key ? { key } : null
}
