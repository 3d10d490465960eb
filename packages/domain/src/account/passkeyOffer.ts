import { isGuest, type MemberType } from './member.ts'

/** Pause after a declined passkey offer, ms. */
export const PASSKEY_OFFER_PAUSE = 30 * 24 * 60 * 60 * 1_000

export interface PasskeyOfferFacts {
  /** Type of the member who has just logged in. */
  readonly type: MemberType
  /** Time of the last declined offer on this device, ms since 1970. */
  readonly declinedAt: number | undefined
  /** Current time, ms since 1970. */
  readonly now: number
}

/**
 * True when a member who has just logged in may be offered a passkey: never on a trial account, and not within
 * 30 days after a declined offer. A refusal in the future comes from a wrong clock and is ignored.
 */
export function mayOfferPasskey({ type, declinedAt, now }: PasskeyOfferFacts): boolean {
  if (isGuest(type)) return false
  return declinedAt === undefined || declinedAt > now || now - declinedAt >= PASSKEY_OFFER_PAUSE
}
