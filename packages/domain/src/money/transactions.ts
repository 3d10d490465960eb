import { compareMoney, type Decimal } from './money.ts'

/** Kinds of transactions in the account record, by the names of the wire. */
export const TRANSACTION_TYPES = [
  'deposit',
  'withdraw',
  'bet',
  'payout',
  'promotion',
  'reward',
  'transfer',
  'adjustment',
] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

export const TRANSACTION_STATUSES = ['pending', 'succeeded', 'failed', 'cancelled'] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** Date ranges of the gateway's reports, in the merchant's time zone. */
export const REPORT_PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

/** Effect of a transaction on the balance: only a completed one added to it or took from it. */
export function effectOf(status: TransactionStatus, amount: Decimal): 'in' | 'out' | 'none' {
  if (status !== 'succeeded') return 'none'
  return compareMoney(amount, '0') > 0 ? 'in' : 'out'
}
