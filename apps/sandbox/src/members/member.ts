/** A member of one merchant, as the handlers see them. */
export interface Member {
  /** Decimal digits; unique over all merchants. */
  readonly id: string
  readonly merchant: string
  readonly username: string
  /** The specification's member type number: 0, 1, 2 real, 4 trial, 40 to 42 non-agents, … */
  readonly type: number
  /** Every type but 0, 1 and 2 behaves as trial where the specification says 'free-trial'. */
  readonly trial: boolean
  readonly nickname: string | null
  /** Step of the VIP ladder, from 0. */
  readonly vipLevel: number
  /** Language the member last used. */
  readonly language: string
  /** Set once the account is self-excluded or timed out. */
  readonly closedUntil: Date | null
  readonly createdAt: Date
}
