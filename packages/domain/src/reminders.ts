const MINUTE = 60_000

/** Minutes between two notices where a regulator asks for one every hour. */
export const HOURLY_MINUTES = 60

/** Intervals a member can choose for the reality check, minutes; 0 is never. */
export const REALITY_CHECK_MINUTES = [10, 15, 20, 30, 45, 60, 120, 0] as const

/** What of a session's reminders has been seen: how many of each interval, by its minutes. */
export interface RemindersSeen {
  /** The session they belong to: when it started. */
  readonly startedAt: string
  readonly counts: Readonly<Record<string, number>>
}

/** How many times an interval has passed in a session; an interval of 0 never passes. */
function passed(startedAt: string, minutes: number, now: number): number {
  return minutes <= 0 ? 0 : Math.max(0, Math.floor((now - Date.parse(startedAt)) / (minutes * MINUTE)))
}

/**
 * What is remembered when a reminder was answered or an interval was chosen: everything due up to `now` counts as seen.
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
 * True when a reminder is due: an interval has passed that has not been seen. Time counts and not ticks, so a phone
 * that slept is told when it wakes. An interval that was chosen during the session counts from its choice on.
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

/** A stretch of time in whole hours and minutes; never less than none. */
export function hoursAndMinutes(ms: number): { readonly hours: number; readonly minutes: number } {
  const total = Math.max(0, Math.floor(ms / MINUTE))
  return { hours: Math.floor(total / 60), minutes: total % 60 }
}
