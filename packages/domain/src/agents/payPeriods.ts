/** How often a contract pays. */
export const PAY_PERIODS = ['hour', 'day', 'half_month', 'month'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** Stretch of time in ms since 1970: from, included, to, excluded. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** First day of the second half of a month. */
const SECOND_HALF_DAY = 16

/** Pay period that contains a moment; hours, days and months are those of UTC. */
export function payPeriodAt(period: PayPeriod, at: number): Stretch {
  const moment = new Date(at)
  const month = (plus: number, day = 1) => Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + plus, day)
  switch (period) {
    case 'hour':
      return steps(at, HOUR_MS)
    case 'day':
      return steps(at, DAY_MS)
    case 'half_month': {
      const middle = month(0, SECOND_HALF_DAY)
      return at < middle ? { from: month(0), to: middle } : { from: middle, to: month(1) }
    }
    case 'month':
      return { from: month(0), to: month(1) }
  }
}

const steps = (at: number, length: number): Stretch => {
  const from = Math.floor(at / length) * length
  return { from, to: from + length }
}

/** Life of a contract: from its start or acceptance, whichever is later, to its end. */
export interface ContractLife extends Stretch {
  readonly period: PayPeriod
}

/**
 * Pay periods of a contract that ended up to now, oldest first; the first and the last are cut to the
 * contract's life. A contract of no length has none.
 */
export function duePeriods({ period, from, to }: ContractLife, now: number): Stretch[] {
  const due: Stretch[] = []
  for (let at = from; at < to;) {
    const whole = payPeriodAt(period, at)
    const stretch = { from: at, to: Math.min(whole.to, to) }
    if (stretch.to > now) break
    due.push(stretch)
    at = stretch.to
  }
  return due
}
