import { stakeOnWire } from '../games/stakes.ts'
import type { Audience } from '../games/wireGame.ts'
import type { Schemas } from '../wire.ts'
import { LINE_LIMITS } from './lotteries.ts'
import type { Play, Position } from './plays.ts'
import { playWord } from './playWords.ts'
import { paidOdds, type PrizeTable } from './prizeModes.ts'

/** A way to bet as the contract words it: in the player's language, with the odds of the table they bet by. */
export function wirePlay(
  play: Play,
  table: PrizeTable,
  { language, currency }: Audience,
): Schemas['LotteryPlay'] {
  const { playId, playType, combination, distinct, group, label, rule, odds, positions } = play
  return {
    playId,
    playType,
    combination,
    ...(distinct && { distinct }),
    group: playWord(group, language),
    label: playWord(label, language),
    rule: playWord(rule, language),
    odds: ratio(odds, table),
    positions: positions.map((position) => wirePosition(position, table, language)),
    minimumStake: stakeOnWire(LINE_LIMITS.minimum, currency),
    maximumStake: stakeOnWire(LINE_LIMITS.maximum, currency),
    currency,
  }
}

function wirePosition(
  { label, minimum, maximum, choices }: Position,
  table: PrizeTable,
  language: string,
): Schemas['LotteryPosition'] {
  return {
    label: playWord(label, language),
    minimum,
    maximum,
    choices: choices.map(({ code, label: name, odds }) => ({
      code,
      label: playWord(name, language),
      ...(odds !== undefined && { odds: ratio(odds, table) }),
    })),
  }
}

const ratio = (hundredths: number, table: PrizeTable): string => String(paidOdds(hundredths, table) / 100)
