import type { Duty, RouteId } from '@livery/domain'

/**
 * `met`: shown or done on the page. `broken`: the page is there and it is not. `absent`: the brand does not offer the
 * page at all.
 */
export type Result = 'met' | 'broken' | 'absent'

/** One rule on one page. */
export interface Finding {
  readonly route: RouteId
  readonly path: string
  /** Who looked: a visitor, or a member who is signed in. */
  readonly as: 'visitor' | 'member'
  readonly duty: Duty
  /** Where the rule is published. */
  readonly source: string
  readonly result: Result
  /** Why it is not met. */
  readonly note?: string
  /** File of the page's picture, beside the report. */
  readonly picture?: string
}

/** The walk through one brand. */
export interface BrandEvidence {
  readonly brand: string
  readonly jurisdiction: string
  /** The release that was walked, as the page itself names it. */
  readonly release: string
  readonly findings: readonly Finding[]
}

/** Every brand on one day. */
export interface Evidence {
  /** RFC 3339. */
  readonly date: string
  readonly brands: readonly BrandEvidence[]
}

/** How many findings of each result. */
export function countResults(findings: readonly Finding[]): Readonly<Record<Result, number>> {
  const counts = { met: 0, broken: 0, absent: 0 }
  for (const { result } of findings) counts[result] += 1
  return counts
}
