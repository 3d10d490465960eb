export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** A stretch of time: from its start up to, but not including, its end. Without an end it reaches to now. */
export interface Span {
  readonly startTime: string
  readonly endTime?: string
}

function midnight(day: Date, daysBefore: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysBefore)
}

/**
 * Time span of a period in the player's own time zone: days begin at the player's midnight. @param now the moment
 * that counts as now
 */
export function spanOf(period: Period, now: Date): Span {
  const start = (daysBefore: number) => midnight(now, daysBefore).toISOString()
  switch (period) {
    case 'today':
      return { startTime: start(0) }
    case 'yesterday':
      return { startTime: start(1), endTime: start(0) }
    case 'week':
      return { startTime: start(6) }
    case 'month':
      return { startTime: start(29) }
  }
}
