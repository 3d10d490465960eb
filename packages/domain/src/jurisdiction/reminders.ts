const MINUTE = 60_000

/** Minutes between two notices where a regulator asks for one every hour. */
export const HOURLY_MINUTES = 60

/** Intervals a member can choose for the reality check, minutes; 0 is never. */
export const REALITY_CHECK_MINUTES = [10, 15, 20, 30, 45, 60, 120, 0] as const

/** Reminders of a session that were seen: the number for each interval, by its minutes. */
export interface RemindersSeen {
  /** Start of the session that they belong to. */
  readonly startedAt: string
  readonly counts: Readonly<Record<string, number>>
}

/** Number of times that an interval has passed in a session; an interval of 0 never passes. */
function passed(startedAt: string, minutes: number, now: number): number {
  return minutes <= 0 ? 0 : Math.max(0, Math.floor((now - Date.parse(startedAt)) / (minutes * MINUTE)))
}

/**
 * Reminders seen after one was answered or an interval was chosen: everything due up to `now` counts as seen.
 * @param intervals minutes of each interval in force
 * @param now epoch ms by the gateway's clock
 */
export function markRemindersSeen(
  startedAt: string,
  intervals: readonly number[],
  now: number,
): RemindersSeen {
  const counts = intervals.map((minutes) => [String(minutes), passed(startedAt, minutes, now)] as const)
  return { startedAt, counts: Object.fromEntries(counts) }
}

/**
 * True when a reminder is due: an interval has passed that was not seen. Compares times instead of counting
 * ticks, so a phone that slept shows it on waking. An interval chosen during the session counts from its
 * choice on.
 */
export function isReminderDue(
  startedAt: string,
  intervals: readonly number[],
  seen: RemindersSeen | undefined,
  now: number,
): boolean {
  const counts = seen?.startedAt === startedAt ? seen.counts : undefined
  return intervals.some((minutes) => {
    const known = counts === undefined ? 0 : counts[String(minutes)]
    return known !== undefined && passed(startedAt, minutes, now) > known
  })
}

/** Duration in whole hours and minutes; never negative. */
export function hoursAndMinutes(ms: number): { readonly hours: number; readonly minutes: number } {
  const total = Math.max(0, Math.floor(ms / MINUTE))
  return { hours: Math.floor(total / 60), minutes: total % 60 }
}
