import type { Schemas } from '@livery/api'
import { selectionOdds } from '@livery/domain/lottery'

import type { SlipLine } from './slip.atoms.ts'

/** Lines of a slip as the gateway would take them now. */
export interface PricedLines {
  /** The lines with the bet types in force; a bet type that is no longer offered stays as it was. */
  readonly lines: readonly SlipLine[]
  /** True where a line was picked at other odds: it is placed once the player has agreed to those in force. */
  readonly changed: boolean
}

/**
 * Compares the lines of a slip with the bet types that are offered now. A slip outlives a visit to another prize mode,
 * and the operator may change odds at any time.
 */
export function atOddsInForce(
  lines: readonly SlipLine[],
  plays: readonly Schemas['LotteryPlay'][],
): PricedLines {
  const priced = lines.map((line) => ({
    ...line,
    play: plays.find(({ playId }) => playId === line.play.playId) ?? line.play,
  }))
  return { lines: priced, changed: priced.some((line, at) => oddsOf(line) !== oddsOf(lines[at] ?? line)) }
}

const oddsOf = ({ play, selection }: SlipLine): string => selectionOdds(play, selection).join(' ')
