/** One thing that can be picked; its own odds where the choices of a play pay differently. */
export type LotteryChoice = { readonly code: string; readonly odds?: string | undefined }

/** One row of choices. */
export type LotteryPosition = {
  /** Choices to make at least, and at most. */
  readonly minimum: number
  readonly maximum: number
  readonly choices: readonly LotteryChoice[]
}

/** A way to bet on a draw, as far as counting bets goes. */
export type LotteryPlay = {
  /**
   * How a selection is counted. product: the product of the choices per position. choose: every set of `minimum`
   * choices out of those made. each: every choice by itself.
   */
  readonly combination: 'product' | 'choose' | 'each'
  /** What is chosen in one position cannot be drawn in another: such combinations are no bets. */
  readonly distinct?: boolean | undefined
  readonly positions: readonly LotteryPosition[]
}

/** The chosen codes, position by position, each in the order the play lists its choices. */
export type LotterySelection = readonly (readonly string[])[]

/** Nothing chosen yet. */
export function emptySelection(play: LotteryPlay): LotterySelection {
  return play.positions.map(() => [])
}

export function isEmptySelection(selection: LotterySelection): boolean {
  return selection.every((codes) => codes.length === 0)
}

/**
 * Replaces what is chosen in one position. Codes the position does not have are dropped, and so is what goes over its
 * maximum; the order is the play's own, so that the same choices always make the same selection.
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

/** Number of single bets that a selection holds; 0 while a position has too few choices, or too many. */
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

/** Ways to take one code out of each row, none of them twice. */
function countDistinct(rows: readonly (readonly string[])[], taken: readonly string[] = []): number {
  const [row, ...rest] = rows
  if (!row) return 1
  return row
    .filter((code) => !taken.includes(code))
    .reduce((ways, code) => ways + countDistinct(rest, [...taken, code]), 0)
}

/** Number of ways to take `size` out of `count`, whatever their order. */
export function waysToChoose(count: number, size: number): number {
  if (size < 0 || size > count) return 0
  let ways = 1
  // Each step is a whole number: the product of n successive numbers is divisible by n!.
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (count - size + taken)) / taken
  return ways
}
