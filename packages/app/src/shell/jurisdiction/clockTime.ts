import { hoursAndMinutes } from '@livery/domain'

/** A stretch of time as a clock shows it: `1:05`. */
export function clockTime(ms: number): string {
  const { hours, minutes } = hoursAndMinutes(ms)
  return `${hours}:${String(minutes).padStart(2, '0')}`
}
