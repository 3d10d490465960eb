/** Member of one merchant, as passed to handlers. */
export interface Member {
  /** Decimal digits; unique over all merchants. */
  readonly id: string
  readonly merchant: string
  readonly username: string
  /** Member type number of (S-roles-01): 0, 1, 2 real, 4 trial, 40 to 42 non-agents, … */
  readonly type: number
  /** True for every type but 0, 1 and 2, which (S-roles-02) calls 'free-trial'. */
  readonly trial: boolean
  readonly nickname: string | null
  readonly hasBirthday: boolean
  /** Level on the VIP ladder, from 0. */
  readonly vipLevel: number
  /** Language of the member's latest call. */
  readonly language: string
  /** End of a self-exclusion or time-out; null without one. */
  readonly closedUntil: Date | null
  readonly createdAt: Date
}
