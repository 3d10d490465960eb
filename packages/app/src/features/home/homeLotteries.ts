import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'

/** Number of lotteries to play on home. */
const SHOWN = 4

/** The quickest lottery of each kind of draw, so that no two on home look alike. */
function quickestOfEachKind(list: readonly Lottery[]): readonly Lottery[] {
  const byKind = new Map<string, Lottery>()
  for (const lottery of list) {
    const known = byKind.get(lottery.drawKind)
    if (!known || lottery.drawEverySeconds < known.drawEverySeconds) byKind.set(lottery.drawKind, lottery)
  }
  return [...byKind.values()].sort((one, other) => one.drawEverySeconds - other.drawEverySeconds)
}

/**
 * Lotteries on home: the quickest to play, and those whose past draws are shown: of the other kinds, or of all where
 * there are no others (S-home-26).
 */
export function homeLotteries(list: readonly Lottery[]): {
  readonly toPlay: readonly Lottery[]
  readonly drawn: readonly Lottery[]
} {
  const kinds = quickestOfEachKind(list)
  const others = kinds.slice(SHOWN)
  return { toPlay: kinds.slice(0, SHOWN), drawn: others.length > 0 ? others : kinds }
}
