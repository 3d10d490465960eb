import { Big } from 'big.js'

import { addMoney, compareMoney, isPositive, subtractMoney, type Decimal } from './money.ts'

/** Kinds of payment channels, in the order in which they are offered. */
export const PAYMENT_KINDS = ['bank', 'qr', 'card', 'e-wallet', 'crypto'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/**
 * Groups payment channels by kind. A kind without channels is left out; within a kind the operator's order
 * stays.
 */
export function channelsByKind<Channel extends { readonly kind: PaymentKind }>(
  channels: readonly Channel[],
): readonly { readonly kind: PaymentKind; readonly channels: readonly Channel[] }[] {
  return PAYMENT_KINDS.map((kind) => ({
    kind,
    channels: channels.filter((channel) => channel.kind === kind),
  })).filter(({ channels: found }) => found.length > 0)
}

/** Fee of a deposit or withdrawal. */
export interface Fee {
  /** Share of the amount, such as `'0.015'`. */
  readonly feeRate: Decimal
  /** Fixed amount in addition to the share. */
  readonly feeFixed: Decimal
}

/** True when no fee is charged. */
export function isFree({ feeRate, feeFixed }: Fee): boolean {
  return !isPositive(feeRate) && !isPositive(feeFixed)
}

/** Fee for an amount; the share is rounded up to the currency's least unit, as the gateway does. */
export function feeOn(amount: Decimal, { feeRate, feeFixed }: Fee, decimals: number): Decimal {
  const share = new Big(amount).times(feeRate).round(decimals, Big.roundUp)
  return share.plus(feeFixed).toFixed(decimals)
}

/** Amount to pay for a deposit: its fee is added. */
export function depositTotal(amount: Decimal, fee: Fee, decimals: number): Decimal {
  return addMoney(amount, feeOn(amount, fee, decimals))
}

/** Amount that arrives from a withdrawal: its fee is subtracted, never below 0. */
export function withdrawalReceived(amount: Decimal, fee: Fee, decimals: number): Decimal {
  const received = subtractMoney(amount, feeOn(amount, fee, decimals))
  return isPositive(received) ? received : new Big(0).toFixed(decimals)
}

export interface AmountBounds {
  readonly minimum: Decimal
  readonly maximum: Decimal
  /** Balance that the amount is taken from; absent where the money comes from outside. */
  readonly available?: Decimal | undefined
}

export type AmountProblem = 'missing' | 'unreadable' | 'tooLow' | 'tooHigh' | 'insufficient'

/**
 * Problem of an amount, or null.
 * @param amount as `moneyFromInput` read it: null when nothing was typed, or no amount
 * @param typed the text that was read
 */
export function amountProblem(
  amount: Decimal | null,
  { minimum, maximum, available }: AmountBounds,
  typed = '',
): AmountProblem | null {
  if (amount === null && typed.trim() !== '') return 'unreadable'
  if (amount === null || !isPositive(amount)) return 'missing'
  if (compareMoney(amount, minimum) < 0) return 'tooLow'
  if (compareMoney(amount, maximum) > 0) return 'tooHigh'
  return available !== undefined && compareMoney(amount, available) > 0 ? 'insufficient' : null
}

/** Withdrawal rules of the gateway: the fields that rules need. */
export interface WithdrawalRules {
  readonly open: boolean
  readonly available: Decimal
  readonly minimum: Decimal
  readonly maximum: Decimal
  readonly turnoverLeft: Decimal
  readonly dailyCountLeft: number
}

export type WithdrawalObstacle = 'closed' | 'turnover' | 'count' | 'tooLittle'

/** Reason why no withdrawal is possible now, the one that lasts longest first; null when one is. */
export function withdrawalObstacle(rules: WithdrawalRules): WithdrawalObstacle | null {
  if (!rules.open) return 'closed'
  if (isPositive(rules.turnoverLeft)) return 'turnover'
  if (rules.dailyCountLeft <= 0) return 'count'
  return compareMoney(rules.available, rules.minimum) < 0 ? 'tooLittle' : null
}

/** Greatest amount of one withdrawal. */
export function mostToWithdraw({ available, maximum }: WithdrawalRules): Decimal {
  return compareMoney(available, maximum) < 0 ? available : maximum
}

/**
 * Time in which a new deposit is polled often, ms: at first its payer is on the pay page, later it waits for a
 * bank.
 */
const WATCHED_CLOSELY_MS = 5 * 60_000
const ASK_SOON_MS = 3_000
const ASK_SELDOM_MS = 20_000

/**
 * Delay before the state of a deposit is polled again, ms.
 * @param ageMs time since it was opened
 */
export function depositPollDelay(ageMs: number): number {
  return ageMs < WATCHED_CLOSELY_MS ? ASK_SOON_MS : ASK_SELDOM_MS
}

/** Path to which the pay page returns: the deposit that was opened last on this device. */
export const DEPOSIT_RETURN_PATH = '/m/voucherCenter/order'

/** Path of the page of one deposit. */
export function depositOrderPath(orderNumber: string): string {
  return `${DEPOSIT_RETURN_PATH}/${encodeURIComponent(orderNumber)}`
}
