import { ROUTES } from './routes.ts'

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

/** What a promotion offers whoever reads it: apply, apply again after a refusal, claim its reward, or nothing to do. */
export type PromotionStep = 'apply' | 'applyAgain' | 'claim' | 'none'

/**
 * The next step of a promotion.
 * @param applicable whether it is applied for at all; others come by themselves
 */
export function promotionStep(state: PromotionState | null, applicable: boolean): PromotionStep {
  if (isClaimable(state)) return 'claim'
  if (!applicable || !canApply(state)) return 'none'
  return state === 'rejected' ? 'applyAgain' : 'apply'
}

/** How a promotion is named in an address: by its id, or by a key such as `APP_DOWNLOAD` that every brand knows. */
export type PromotionName = { readonly id: string } | { readonly key: string }

/** The address of a promotion's page. */
export function promotionPath(name: PromotionName): string {
  return `${ROUTES.activityDetail.path}?${new URLSearchParams(name)}`
}

/** Which promotion an address' query names; `null` for none. The id counts where there are both. */
export function promotionOf(search: string): PromotionName | null {
  const query = new URLSearchParams(search)
  const id = query.get('id')
  if (id) return { id }
  const key = query.get('key')
  return key ? { key } : null
}
