/** Cell of a trend table: the number was drawn, or the number of draws since it last was. */
export type TrendCell = { readonly code: string; readonly hit: boolean; readonly missing: number }

/** Summary of one column of a trend table. */
export type TrendSummary = {
  readonly code: string
  readonly times: number
  /** Draws since the number last came, including the latest; the whole table's length when it never came. */
  readonly missing: number
  /** Longest run of draws without the number. */
  readonly longest: number
}

export type Trend = {
  /** Rows of the table, in the order of the given draws. */
  readonly rows: readonly (readonly TrendCell[])[]
  readonly summary: readonly TrendSummary[]
}

/**
 * Trend table: for each draw and number, drawn or missing since.
 * @param draws numbers of each draw, oldest first: one for a single position, several where order has no
 * meaning
 * @param codes all possible numbers, in the order of the columns
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

/** Most frequent numbers, and those missing longest; ties in the order of the columns. */
export function hotAndCold(summary: readonly TrendSummary[], count: number) {
  const by = (measure: (one: TrendSummary) => number): readonly TrendSummary[] =>
    [...summary].sort((one, other) => measure(other) - measure(one)).slice(0, count)
  return { hot: by(({ times }) => times), cold: by(({ missing }) => missing) }
}
