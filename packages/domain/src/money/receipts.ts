/** State of a deposit order when a payment for it arrives. */
export type DepositState = 'pending' | 'expired' | 'cancelled' | 'failed' | 'paid'

/** Deposit order with the bounds of its channel; sums in minor units. */
export interface OpenedDeposit {
  readonly state: DepositState
  /** Sum to be credited. */
  readonly amount: bigint
  /** Fee on top of it. */
  readonly fee: bigint
  readonly minimum: bigint
  readonly maximum: bigint
}

/** Use of a payment: a part for the wallet, a part for the fee, and a part that goes back to the payer. */
export interface ReceiptUse {
  readonly credited: bigint
  readonly fee: bigint
  readonly returned: bigint
}

/**
 * Use of a payment that arrives for a deposit order. The first one of an order that the player still wants is
 * credited, also after the order's time, and with the sum that arrived where it is another one. Everything
 * else goes back: a second payment, one after cancelling or refusing, and one outside the channel's bounds.
 */
export function splitReceipt(order: OpenedDeposit, arrived: bigint): ReceiptUse {
  const { state, fee, minimum, maximum } = order
  const credited = arrived - fee
  const wanted = state === 'pending' || state === 'expired'
  if (wanted && credited > 0n && credited >= minimum && credited <= maximum)
    return { credited, fee, returned: 0n }
  return { credited: 0n, fee: 0n, returned: arrived }
}

/** State of a withdrawal. */
export type WithdrawalState = 'pending' | 'processing' | 'paid' | 'rejected' | 'cancelled' | 'returned'

/** States that a withdrawal may change to. `returned` is a paid one that the bank sends back. */
const NEXT: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  pending: ['processing', 'paid', 'rejected', 'cancelled'],
  processing: ['paid', 'rejected'],
  paid: ['returned'],
  rejected: [],
  cancelled: [],
  returned: [],
}

/** True when a withdrawal may change from one state to the other. */
export const withdrawalMayBecome = (from: WithdrawalState, to: WithdrawalState): boolean =>
  NEXT[from].includes(to)
