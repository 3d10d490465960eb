import { Big } from 'big.js'

import { addMoney, compareMoney, isPositive, subtractMoney, type Decimal } from './money.ts'

/** Kinds of ways to pay, in the order they are offered. */
export const PAYMENT_KINDS = ['bank', 'qr', 'card', 'e-wallet', 'crypto'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Ways to pay, gathered under their kinds. A kind that nothing is of is left out; within one the operator's order stays. */
export function channelsByKind<Channel extends { readonly kind: PaymentKind }>(
  channels: readonly Channel[],
): readonly { readonly kind: PaymentKind; readonly channels: readonly Channel[] }[] {
  return PAYMENT_KINDS.map((kind) => ({
    kind,
    channels: channels.filter((channel) => channel.kind === kind),
  })).filter(({ channels: found }) => found.length > 0)
}

/** What moving money costs. */
export interface Fee {
  /** Share of the amount, such as `'0.015'`. */
  readonly feeRate: Decimal
  /** On top of the share, whatever the amount. */
  readonly feeFixed: Decimal
}

/** True when nothing is charged. */
export function isFree({ feeRate, feeFixed }: Fee): boolean {
  return !isPositive(feeRate) && !isPositive(feeFixed)
}

/** What moving an amount costs; the share is rounded up to the currency's least unit, as the gateway does. */
export function feeOn(amount: Decimal, { feeRate, feeFixed }: Fee, decimals: number): Decimal {
  const share = new Big(amount).times(feeRate).round(decimals, Big.roundUp)
  return share.plus(feeFixed).toFixed(decimals)
}

/** What is to be paid for an amount to arrive: a deposit's fee comes on top. */
export function depositTotal(amount: Decimal, fee: Fee, decimals: number): Decimal {
  return addMoney(amount, feeOn(amount, fee, decimals))
}

/** What arrives of an amount: a withdrawal's fee is taken out of it, and never more than there is. */
export function withdrawalReceived(amount: Decimal, fee: Fee, decimals: number): Decimal {
  const received = subtractMoney(amount, feeOn(amount, fee, decimals))
  return isPositive(received) ? received : new Big(0).toFixed(decimals)
}

export interface AmountBounds {
  readonly minimum: Decimal
  readonly maximum: Decimal
  /** What there is to take it from; absent where the money comes from outside. */
  readonly available?: Decimal | undefined
}

export type AmountProblem = 'missing' | 'tooLow' | 'tooHigh' | 'insufficient'

/** What is wrong with an amount, or null. @param amount as `moneyFromInput` read it: null when nothing was typed */
export function amountProblem(
  amount: Decimal | null,
  { minimum, maximum, available }: AmountBounds,
): AmountProblem | null {
  if (amount === null || !isPositive(amount)) return 'missing'
  if (compareMoney(amount, minimum) < 0) return 'tooLow'
  if (compareMoney(amount, maximum) > 0) return 'tooHigh'
  return available !== undefined && compareMoney(amount, available) > 0 ? 'insufficient' : null
}

/** What the gateway says of withdrawals, as far as rules read it. */
export interface WithdrawalRules {
  readonly open: boolean
  readonly available: Decimal
  readonly minimum: Decimal
  readonly maximum: Decimal
  readonly turnoverLeft: Decimal
  readonly dailyCountLeft: number
}

export type WithdrawalObstacle = 'closed' | 'turnover' | 'count' | 'tooLittle'

/** Why nothing can be withdrawn now, the reason that lasts longest first; null when something can. */
export function withdrawalObstacle(rules: WithdrawalRules): WithdrawalObstacle | null {
  if (!rules.open) return 'closed'
  if (isPositive(rules.turnoverLeft)) return 'turnover'
  if (rules.dailyCountLeft <= 0) return 'count'
  return compareMoney(rules.available, rules.minimum) < 0 ? 'tooLittle' : null
}

/** The most that can be withdrawn at once. */
export function mostToWithdraw({ available, maximum }: WithdrawalRules): Decimal {
  return compareMoney(available, maximum) < 0 ? available : maximum
}

/** A deposit that waits: at first its payer is on the pay page, later it waits for a bank. */
const WATCHED_CLOSELY_MS = 5 * 60_000
const ASK_SOON_MS = 3_000
const ASK_SELDOM_MS = 20_000

/** How long to wait before asking again how a deposit stands, ms. @param ageMs since it was opened */
export function depositPollDelay(ageMs: number): number {
  return ageMs < WATCHED_CLOSELY_MS ? ASK_SOON_MS : ASK_SELDOM_MS
}

/** Where the pay page leads back to: the deposit that was opened last on this device. */
export const DEPOSIT_RETURN_PATH = '/m/voucherCenter/order'

/** The page of one deposit. */
export function depositOrderPath(orderNumber: string): string {
  return `${DEPOSIT_RETURN_PATH}/${encodeURIComponent(orderNumber)}`
}
