/** Session of a signed-in browser. */
export interface Session {
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  readonly startedAt: Date
  /** Extended by every call. */
  readonly expiresAt: Date
}
