import { isGuest, type MemberType } from './member.ts'

/** How long a player who turned a passkey down is not asked again, ms. */
export const PASSKEY_OFFER_PAUSE = 30 * 24 * 60 * 60 * 1_000

export interface PasskeyOfferFacts {
  /** Type of whoever has just logged in. */
  readonly type: MemberType
  /** When the last offer was turned down on this device, ms since 1970. */
  readonly declinedAt: number | undefined
  /** ms since 1970 */
  readonly now: number
}

/**
 * Whether somebody who has just logged in may be offered a passkey: never on a trial account, and not for 30 days
 * after they turned one down. A time of refusal that lies ahead comes from a clock that was wrong, and counts for nothing.
 */
export function mayOfferPasskey({ type, declinedAt, now }: PasskeyOfferFacts): boolean {
  if (isGuest(type)) return false
  return declinedAt === undefined || declinedAt > now || now - declinedAt >= PASSKEY_OFFER_PAUSE
}
