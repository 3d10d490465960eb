/** Months between two reminders to review the account and its transactions. */
export const REVIEW_MONTHS = 6

/**
 * True when the member has to be reminded: six months after registering or after the last review.
 * @param since when the account was opened, or last reviewed; ISO 8601
 * @param now epoch ms by the gateway's clock
 */
export function isReviewDue(since: string, now: number): boolean {
  const due = new Date(since)
  due.setUTCMonth(due.getUTCMonth() + REVIEW_MONTHS)
  return now >= due.getTime()
}
