/** A signed-in browser. */
export interface Session {
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  readonly startedAt: Date
  /** Moves on with every call. */
  readonly expiresAt: Date
}
