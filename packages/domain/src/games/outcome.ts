import { compareMoney, type Decimal } from '../money/money.ts'

/** Bet of the gateway, as far as its outcome goes. */
export type SettledBet<Status extends string> = {
  readonly status: Status
  readonly stake: Decimal
  readonly payout: Decimal
}

/** True when more came back than was staked: only that is called a win (S-gaming-11). */
export function isWin({ stake, payout }: Omit<SettledBet<string>, 'status'>): boolean {
  return compareMoney(payout, stake) > 0
}

/**
 * Outcome of a bet to show: `RETURNED` where no more than the stake came back, whatever the gateway calls it, else its
 * status.
 */
export function betOutcome<Status extends string>(bet: SettledBet<Status>): Status | 'RETURNED' {
  const settled = bet.status === 'WON' || bet.status === 'LOST'
  return settled && compareMoney(bet.payout, '0') > 0 && !isWin(bet) ? 'RETURNED' : bet.status
}
