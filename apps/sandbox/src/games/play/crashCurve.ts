import type { Random } from '../../random.ts'

/** House edge of every stake, whenever the player cashes out. */
export const CRASH_EDGE = 0.03

/** Maximum multiple of the curve, which bounds the payout of a round. */
export const CRASH_CEILING = 1000

/** Growth per millisecond: 2× after 6.9 s, 10× after 23 s. */
const GROWTH = 0.0001

/** Multiple at a time in ms after the start, in hundredths. */
export const multipleAt = (ms: number): number =>
  Math.max(100, Math.floor(100 * Math.exp(GROWTH * Math.max(0, ms))))

/** Time in ms after the start at which the curve reaches a multiple in hundredths. */
export const momentOf = (multiple: number): number => Math.log(multiple / 100) / GROWTH

/**
 * Draws the multiple at which the curve breaks, in hundredths; 100 breaks at once.
 * The chance of passing m is (1 − edge) / m, so that cashing out at any m returns 1 − edge of the stake in
 * the long run.
 */
export function crashPoint(random: Random): number {
  const point = Math.floor((100 * (1 - CRASH_EDGE)) / (1 - random.next()))
  return Math.min(CRASH_CEILING * 100, Math.max(100, point))
}
