const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Due times of a job, all in UTC and independent of when the process started. */
export interface JobSchedule {
  /** Latest due time at or before a moment. */
  latest(at: Date): Date
  /** First due time after a moment. */
  next(after: Date): Date
}

/** Due times at equal distances from the epoch, moved by an offset in ms. */
function every(lengthMs: number, offsetMs = 0): JobSchedule {
  const latest = (at: Date) =>
    new Date(Math.floor((at.getTime() - offsetMs) / lengthMs) * lengthMs + offsetMs)
  return { latest, next: (after) => new Date(latest(after).getTime() + lengthMs) }
}

/** Every so many seconds; for sweeps, which look for rows whose time has come. */
export const everySeconds = (seconds: number): JobSchedule => every(seconds * SECOND_MS)

/** On the hour. */
export const hourly = (): JobSchedule => every(HOUR_MS)

/** Every day at a time of day in UTC. */
export const daily = (hour = 0, minute = 0): JobSchedule => every(DAY_MS, hour * HOUR_MS + minute * MINUTE_MS)

/** Days after the epoch, a Thursday, of the first of each weekday. */
const WEEKDAYS = {
  thursday: 0,
  friday: 1,
  saturday: 2,
  sunday: 3,
  monday: 4,
  tuesday: 5,
  wednesday: 6,
} as const

/** Every week on a weekday at an hour in UTC. */
export const weekly = (weekday: keyof typeof WEEKDAYS, hour = 0): JobSchedule =>
  every(7 * DAY_MS, WEEKDAYS[weekday] * DAY_MS + hour * HOUR_MS)

/** Midnight in UTC on some days of each month, none later than the 28th: `onDays(1)`, `onDays(1, 16)`. */
export function onDays(...days: readonly [number, ...number[]]): JobSchedule {
  const around = (moment: Date): Date[] =>
    [-1, 0, 1].flatMap((month) =>
      days.map((day) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + month, day))),
    )
  return {
    latest: (at) => around(at).reduce((best, day) => (day <= at && day > best ? day : best), new Date(0)),
    next: (after) =>
      around(after).reduce((best, day) => (day > after && day < best ? day : best), new Date(8.64e15)),
  }
}
