import { seesAgentEntry, type SessionFacts } from '../account/member.ts'
import type { Flags } from '../site/flags.ts'

/**
 * True when the referral is on: built by the tenant and, once known, among the platform's promotions. An answer that is
 * no list says nothing: the menu of every page asks, and must not fall with it.
 */
export function isReferralEnabled(
  flags: Pick<Flags, 'REFERRAL'>,
  enabledPromotions?: readonly string[] | null | undefined,
): boolean {
  return flags.REFERRAL && (!Array.isArray(enabledPromotions) || enabledPromotions.includes('REFERRAL'))
}

/**
 * True when the referral is shown: to visitors, and to members without the agent entry, while it is enabled.
 */
export function showsReferral(session: SessionFacts, referralEnabled: boolean): boolean {
  return session === null || (!seesAgentEntry(session.type) && referralEnabled)
}
