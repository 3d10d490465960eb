/** Number of days in the results, today included. */
const DAYS_BACK = 7

const DAY_MS = 86_400_000
/** Vietnam is seven hours ahead of UTC all year round. */
const VIETNAM_OFFSET_MS = 7 * 3_600_000

/** The last days in Vietnam, today first, as the wire writes them: `2026-11-20`. */
export function lastDays(now: number, count: number = DAYS_BACK): readonly string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(now + VIETNAM_OFFSET_MS - back * DAY_MS).toISOString().slice(0, 10),
  )
}
