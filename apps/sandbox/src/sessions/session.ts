/**
 * Longest life of a session in ms, however busy it is: half a day, as OWASP's ASVS advises for level 2. After
 * it the member signs in again, and games that it opened take no more stakes.
 */
const LONGEST_SESSION_MS = 12 * 3_600_000

/** Time at which a session ends, however busy it is. */
export const longestEndOf = (startedAt: Date): Date => new Date(startedAt.getTime() + LONGEST_SESSION_MS)

/** Session of a signed-in browser. */
export interface Session {
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  readonly startedAt: Date
  /** When its play began: in an earlier session, where the member signed in again without a rest. */
  readonly playStartedAt: Date
  /** Extended by every call. */
  readonly expiresAt: Date
}
