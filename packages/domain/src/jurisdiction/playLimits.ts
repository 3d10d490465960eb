import { compareMoney, type Decimal } from '../money/money.ts'

/** Hours before a raised or removed limit is in force (S-gaming-01). */
export const LIMIT_COOLING_HOURS = 24

export const LIMIT_KINDS = ['deposit', 'loss'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Session lengths a member can choose, minutes; 0 is no limit. */
export const SESSION_MINUTES = [30, 60, 120, 180, 240, 480, 0] as const

/** Lengths of a time-out and of a self-exclusion, shortest first. */
export const TIME_OUTS = ['day', 'week', 'month'] as const
export type TimeOut = (typeof TIME_OUTS)[number]
export const SELF_EXCLUSIONS = ['six_months', 'year', 'three_years', 'five_years', 'indefinite'] as const
export type SelfExclusion = (typeof SELF_EXCLUSIONS)[number]

/**
 * True when saving an amount changes something at the gateway. The amount in force is a change too while another one
 * waits: it calls that one off (S-gaming-22).
 * @param held the amount in force, `null` without a limit
 * @param wanted the amount asked for, `null` to remove it
 * @param isPending true while a raise or removal waits for its time
 */
export function changesMoneyLimit(held: Decimal | null, wanted: Decimal | null, isPending: boolean): boolean {
  if (isPending) return true
  if (held === null || wanted === null) return held !== wanted
  return compareMoney(wanted, held) !== 0
}

/** Used share of a limit, 0 to 1. A limit of 0 is used up. */
export function shareUsed(used: Decimal, amount: Decimal): number {
  const whole = Number(amount)
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, Number(used) / whole))
}

const DAY_MS = 86_400_000
const ROLLING_DAYS: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 }

/**
 * Start of the period that a limit counts, epoch ms. A fixed period starts at midnight UTC, on Monday, or on the first
 * of the month, and ends when the next one starts; a rolling one always lasts as long.
 */
export function limitPeriodStart(period: LimitPeriod, now: number, fixed: boolean): number {
  if (!fixed) return now - ROLLING_DAYS[period] * DAY_MS
  const today = Math.floor(now / DAY_MS)
  const date = new Date(now)
  switch (period) {
    case 'day':
      return today * DAY_MS
    case 'week':
      return (today - ((date.getUTCDay() + 6) % 7)) * DAY_MS
    case 'month':
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  }
}
