const DAY = /^\d{4}-\d{2}-\d{2}$/
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const formats = new Map<string, Intl.DateTimeFormat>()

/** Format of a time zone's clock, made once: making one takes longer than all that is formatted with it. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** True for the name of a time zone, such as `Europe/Malta`. */
export function isTimeZone(name: string): boolean {
  try {
    clockFormat(name)
    return true
  } catch {
    return false
  }
}

/** Clock of a time zone at an instant, as ms since 1970 of the same clock in UTC. */
function clockAt(instant: number, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/**
 * Instant at which the clocks of a time zone show a day (its beginning) or a minute. A time that clocks pass over in
 * spring is the one an hour later; of one that they show twice in autumn, one of the two.
 * @param written `2026-12-24` or `2026-12-24T18:00`
 * @returns ms since 1970; undefined for what is no day of the calendar
 */
export function instantOf(written: string, timeZone: string): number | undefined {
  const text = DAY.test(written) ? `${written}T00:00` : written
  const clock = MINUTE.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  if (Number.isNaN(clock) || !new Date(clock).toISOString().startsWith(text)) return undefined
  // The offset of the first guess is that of hours away; the second is right but for the hour of a change.
  const guess = clock - (clockAt(clock, timeZone) - clock)
  return clock - (clockAt(guess, timeZone) - guess)
}
