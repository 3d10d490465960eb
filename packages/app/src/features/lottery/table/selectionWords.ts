import type { Schemas } from '@livery/api'
import type { LotterySelection } from '@livery/domain'

/** A selection as a player reads it: labels in each place, places apart: `1 | 2 3 | 4`. */
export function wordsOfSelection(
  play: Pick<Schemas['LotteryPlay'], 'positions'>,
  selection: LotterySelection,
): string {
  return play.positions
    .map(({ choices }, index) => {
      const chosen = new Set(selection[index])
      return choices.flatMap(({ code, label }) => (chosen.has(code) ? [label] : [])).join(' ')
    })
    .join(' | ')
}
