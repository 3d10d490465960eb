import type { Duty } from '@livery/domain/jurisdiction'
import type { RouteId } from '@livery/domain/routes'

/**
 * Result of a check. `met`: shown or done on the page. `broken`: the page exists without it. `absent`: the
 * brand does not have the page.
 */
export type Result = 'met' | 'broken' | 'absent'

/** Finding: the result of one rule on one page. */
export interface Finding {
  readonly route: RouteId
  readonly path: string
  /** Viewer of the page: a visitor, or a signed-in member. */
  readonly as: 'visitor' | 'member'
  readonly duty: Duty
  /** Source of the rule. */
  readonly source: string
  readonly result: Result
  /** Reason why the rule is not met. */
  readonly note?: string
  /** File of the page's picture, next to the report. */
  readonly picture?: string
}

/** Findings of one brand. */
export interface BrandEvidence {
  readonly brand: string
  readonly jurisdiction: string
  /** Release that was checked, as the page itself names it. */
  readonly release: string
  readonly findings: readonly Finding[]
}

/** Findings of all brands on one day. */
export interface Evidence {
  /** RFC 3339. */
  readonly date: string
  readonly brands: readonly BrandEvidence[]
}

/** Number of findings of each result. */
export function countResults(findings: readonly Finding[]): Readonly<Record<Result, number>> {
  const counts = { met: 0, broken: 0, absent: 0 }
  for (const { result } of findings) counts[result] += 1
  return counts
}
