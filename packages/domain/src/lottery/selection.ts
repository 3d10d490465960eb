/** Choice in a position; with odds of its own where the choices of a play pay differently. */
export type LotteryChoice = { readonly code: string; readonly odds?: string | undefined }

/** Position of a play: one row of choices. */
export type LotteryPosition = {
  /** Least and greatest number of choices. */
  readonly minimum: number
  readonly maximum: number
  readonly choices: readonly LotteryChoice[]
}

/** Play, a way to bet on a draw: the fields that counting bets needs. */
export type LotteryPlay = {
  /**
   * Way of counting a selection. product: the product of the choices per position. choose: every set of
   * `minimum` choices out of those made. each: every choice by itself.
   */
  readonly combination: 'product' | 'choose' | 'each'
  /** True when a code cannot be drawn in two positions: combinations with a repeat are no bets. */
  readonly distinct?: boolean | undefined
  readonly positions: readonly LotteryPosition[]
}

/** Chosen codes by position, each in the order of the play's choices. */
export type LotterySelection = readonly (readonly string[])[]

/** Empty selection of a play. */
export function emptySelection(play: LotteryPlay): LotterySelection {
  return play.positions.map(() => [])
}

export function isEmptySelection(selection: LotterySelection): boolean {
  return selection.every((codes) => codes.length === 0)
}

/**
 * Replaces the choices of one position. Codes that the position does not have are dropped, and so are those
 * beyond its maximum; the order is the play's own, so that the same choices always make the same selection.
 */
export function chooseInPosition(
  play: LotteryPlay,
  selection: LotterySelection,
  at: number,
  codes: readonly string[],
): LotterySelection {
  return play.positions.map((position, index) => {
    if (index !== at) return selection[index] ?? []
    const wanted = new Set(codes)
    const known = position.choices.flatMap(({ code }) => (wanted.has(code) ? [code] : []))
    return known.slice(0, position.maximum)
  })
}

/** Number of single bets in a selection; 0 while a position has too few choices, or too many. */
export function countBets(play: LotteryPlay, selection: LotterySelection): number {
  const sizes = play.positions.map((_, index) => selection[index]?.length ?? 0)
  const complete = play.positions.every(
    ({ minimum, maximum }, index) => (sizes[index] ?? 0) >= minimum && (sizes[index] ?? 0) <= maximum,
  )
  if (!complete || sizes.length === 0) return 0
  const [first = 0] = sizes
  switch (play.combination) {
    case 'each':
      return first
    case 'choose':
      return waysToChoose(first, play.positions[0]?.minimum ?? 1)
    case 'product':
      return play.distinct
        ? countDistinct(play.positions.map((_, index) => selection[index] ?? []))
        : sizes.reduce((product, size) => product * size, 1)
  }
}

/** Number of ways to take one code from each row without repeats. */
function countDistinct(rows: readonly (readonly string[])[], taken: readonly string[] = []): number {
  const [row, ...rest] = rows
  if (!row) return 1
  return row
    .filter((code) => !taken.includes(code))
    .reduce((ways, code) => ways + countDistinct(rest, [...taken, code]), 0)
}

/** Binomial coefficient: number of ways to take `size` out of `count`, whatever their order. */
export function waysToChoose(count: number, size: number): number {
  if (size < 0 || size > count) return 0
  let ways = 1
  // Each step is a whole number: the product of n successive numbers is divisible by n!.
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (count - size + taken)) / taken
  return ways
}
