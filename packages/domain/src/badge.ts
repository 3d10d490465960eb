import { LIMITS } from './constants.ts'

/** An unread badge's text: nothing without unread entries, the number, or `99+` above the cap. */
export function badgeText(unread: number | null | undefined): string | null {
  if (!unread || !(unread >= 1)) return null
  const whole = Math.floor(unread)
  return whole > LIMITS.unreadBadge ? `${LIMITS.unreadBadge}+` : String(whole)
}

/** The total of several unread counts; counts that are not there yet add nothing. */
export function totalUnread(counts: readonly (number | null | undefined)[]): number {
  return counts.reduce<number>((total, count) => total + Math.max(0, Math.floor(count || 0)), 0)
}
