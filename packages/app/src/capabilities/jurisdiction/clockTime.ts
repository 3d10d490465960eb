import { hoursAndMinutes } from '@livery/domain/jurisdiction'

/** Duration in hours and minutes, such as `1:05`. */
export function clockTime(ms: number): string {
  const { hours, minutes } = hoursAndMinutes(ms)
  return `${hours}:${String(minutes).padStart(2, '0')}`
}
