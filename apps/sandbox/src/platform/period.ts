const DAY_MS = 86_400_000

/** A stretch of time: from, included, to, excluded. */
export interface Stretch {
  readonly from: Date
  readonly to: Date
}

/** Three months in any year, leap or not. */
const QUARTER_DAYS = 92

/** What a period of the contract means at a moment; days begin at midnight UTC. */
export function stretchOf(
  period: 'today' | 'yesterday' | 'week' | 'month' | 'quarter' = 'today',
  now: Date,
): Stretch {
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
  }
}
