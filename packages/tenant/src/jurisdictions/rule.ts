/** Rule of a regulator, with the place where it was read and when; `livery check` compares the dates with today. */
export interface Rule {
  /** Source of the rule: document and section. */
  readonly source: string
  /** Day on which the source was last read, `YYYY-MM-DD`. */
  readonly read: string
  /** First day in force, where it is known. */
  readonly from?: string
  /** Last day in force, where an end is known. */
  readonly until?: string
}

/** Days after which a rule has to be read again. */
export const READ_AGAIN_AFTER_DAYS = 90

const DAY_MS = 86_400_000

/** Days of moments that were asked for: one check compares thousands of rules with the same one. */
const days = new WeakMap<Date, string>()

/** Calendar day of a moment in UTC, `YYYY-MM-DD`. */
function dayOf(now: Date): string {
  const day = days.get(now) ?? now.toISOString().slice(0, 10)
  days.set(now, day)
  return day
}

/** True while a rule is in force. */
export function isInForce({ from = '', until = '9999-12-31' }: Rule, now: Date): boolean {
  const today = dayOf(now)
  return from <= today && today <= until
}

/** True for a rule whose last day has passed. */
export function hasEnded({ until }: Rule, now: Date): boolean {
  return until !== undefined && until < dayOf(now)
}

/** True for a rule that nobody has read for {@link READ_AGAIN_AFTER_DAYS} days. */
export function isUnread({ read }: Rule, now: Date): boolean {
  return Date.parse(dayOf(now)) - Date.parse(read) > READ_AGAIN_AFTER_DAYS * DAY_MS
}
