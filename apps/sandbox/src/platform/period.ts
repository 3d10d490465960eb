const DAY_MS = 86_400_000

/** Time span: from, included, to, excluded. */
export interface TimeSpan {
  readonly from: Date
  readonly to: Date
}

/** Maximum days of three months. */
const QUARTER_DAYS = 92

/** Time span of a period of the contract at a given time; days begin at midnight UTC. */
export function timeSpanOf(
  period: 'today' | 'yesterday' | 'week' | 'month' | 'quarter' | 'all' = 'today',
  now: Date,
): TimeSpan {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const soon = new Date(now.getTime() + 1)
  switch (period) {
    case 'today':
      return { from: new Date(midnight), to: soon }
    case 'yesterday':
      return { from: new Date(midnight - DAY_MS), to: new Date(midnight) }
    case 'week':
      return { from: new Date(now.getTime() - 7 * DAY_MS), to: soon }
    case 'month':
      return { from: new Date(now.getTime() - 30 * DAY_MS), to: soon }
    case 'quarter':
      return { from: new Date(now.getTime() - QUARTER_DAYS * DAY_MS), to: soon }
    case 'all':
      return { from: new Date(0), to: soon }
  }
}
