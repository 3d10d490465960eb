import type { Random } from '../../random.ts'

/** What the house keeps of every stake, whenever the player leaves. */
export const CRASH_EDGE = 0.03

/** The curve ends here at the latest; it bounds what one round can pay. */
export const CRASH_CEILING = 1000

/** Growth per millisecond: 2× after 6.9 s, 10× after 23 s. */
const GROWTH = 0.0001

/** The multiple at a moment after the start, in hundredths. */
export const multipleAt = (ms: number): number =>
  Math.max(100, Math.floor(100 * Math.exp(GROWTH * Math.max(0, ms))))

/** When the curve reaches a multiple (in hundredths), in milliseconds after the start. */
export const momentOf = (multiple: number): number => Math.log(multiple / 100) / GROWTH

/**
 * Draws where the curve breaks, in hundredths; 100 breaks at once.
 *
 * The chance to get past m is (1 − edge) / m, so that leaving at any m returns 1 − edge of the stake in the long run.
 */
export function crashPoint(random: Random): number {
  const point = Math.floor((100 * (1 - CRASH_EDGE)) / (1 - random.next()))
  return Math.min(CRASH_CEILING * 100, Math.max(100, point))
}
