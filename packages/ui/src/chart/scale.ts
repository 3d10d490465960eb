/** A vertical axis: round values from below the least to above the greatest figure, 0 among them. */
export interface Scale {
  /** Round values, ascending. */
  readonly ticks: readonly number[]
  /** Where a value lies, from 0 (bottom) to 1 (top). */
  readonly place: (value: number) => number
}

/** Steps that read well: 1, 2 and 5 in every power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - Number.EPSILON)) ?? 10
  return factor * power
}

/**
 * Makes the axis for these values. It always holds 0, so that bars tell the truth.
 * @param intervals about how many steps it should have (default 4)
 */
export function scaleFor(values: readonly number[], intervals = 4): Scale {
  const least = Math.min(0, ...values)
  const greatest = Math.max(0, ...values)
  const step = greatest === least ? 1 : roundStep((greatest - least) / intervals)
  const from = Math.floor(least / step)
  const to = Math.max(from + 1, Math.ceil(greatest / step))
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
  return { ticks, place: (value) => (value / step - from) / (to - from) }
}
