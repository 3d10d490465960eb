import type { ExpectedMember } from './expectation.ts'
import type { DrawBet } from './turnoverExpectation.ts'

/** Deposit order as its member and the bank know it; sums in minor units. */
export interface DepositOrder {
  readonly member: ExpectedMember
  readonly amount: bigint
  readonly fee: bigint
  /** True when the bonus of the first deposit was chosen with it. */
  readonly chosen: boolean
  readonly expiresAt: number
  state: 'open' | 'paid' | 'failed' | 'cancelled'
}

/** Withdrawal that was asked for. */
export interface Payout {
  readonly member: ExpectedMember
  readonly amount: bigint
  state: 'pending' | 'paid' | 'back'
}

/** Lottery bet that waits for its draw, with what the odds make of it. */
export interface OpenBet {
  readonly member: ExpectedMember
  readonly stake: bigint
  readonly payout: bigint
  readonly drawsAt: number
  /** Its part in the turnover. */
  readonly counts: DrawBet
}

/** Vendor with whom members keep money. */
export const VENDOR = 'COPL'

/** Transfer to or from a vendor that nobody has answered. */
export interface LostTransfer {
  readonly member: ExpectedMember
  readonly amount: bigint
  /** Purse that has the money once the sweep has asked the vendor. */
  readonly to: 'balance' | 'atVendor'
}

/** Most orders and withdrawals that are remembered; what is older is left alone. */
const REMEMBERED = 30

/** Remembers an entry, and forgets the oldest one. */
export function remember<Entry>(all: Map<string, Entry>, number: string, entry: Entry): void {
  all.set(number, entry)
  const [oldest] = all.keys()
  if (all.size > REMEMBERED && oldest !== undefined) all.delete(oldest)
}
