import type { Schemas } from '@livery/api'
import type { LotterySelection } from '@livery/domain/lottery'

/** Selection as text: labels in each position, positions separated: `1 | 2 3 | 4`. */
export function selectionLabel(
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
