/** One cell of a trend table: the number came, or how many draws it has been missing for. */
export type TrendCell = { readonly code: string; readonly hit: boolean; readonly missing: number }

/** What a column of a trend table adds up to. */
export type TrendSummary = {
  readonly code: string
  readonly times: number
  /** Draws since it last came, the latest included; the whole table's length when it never did. */
  readonly missing: number
  /** Longest run of draws without it. */
  readonly longest: number
}

export type Trend = {
  /** Rows in the order the draws were given in. */
  readonly rows: readonly (readonly TrendCell[])[]
  readonly summary: readonly TrendSummary[]
}

/**
 * How numbers came and stayed away.
 *
 * @param draws what came in each draw, oldest first: one number for a place of its own, several where order says nothing
 * @param codes every number that can come, in the columns' order
 */
export function trendOf(draws: readonly (readonly string[])[], codes: readonly string[]): Trend {
  const columns = codes.map((code) => column(draws, code))
  return {
    rows: draws.map((_, row) => columns.flatMap(({ cells }) => cells[row] ?? [])),
    summary: columns.map(({ summary }) => summary),
  }
}

function column(draws: readonly (readonly string[])[], code: string) {
  let missing = 0
  let longest = 0
  let times = 0
  const cells = draws.map((drawn): TrendCell => {
    const hit = drawn.includes(code)
    missing = hit ? 0 : missing + 1
    longest = Math.max(longest, missing)
    if (hit) times += 1
    return { code, hit, missing }
  })
  return { cells, summary: { code, times, missing, longest } satisfies TrendSummary }
}

/** Numbers that came most often, and those missing longest; ties in the columns' order. */
export function hotAndCold(summary: readonly TrendSummary[], count: number) {
  const by = (measure: (one: TrendSummary) => number): readonly TrendSummary[] =>
    [...summary].sort((one, other) => measure(other) - measure(one)).slice(0, count)
  return { hot: by(({ times }) => times), cold: by(({ missing }) => missing) }
}
