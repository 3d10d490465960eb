import { stakeOnWire } from '../games/stakes.ts'
import type { Audience } from '../games/wireGame.ts'
import type { Schemas } from '../wire.ts'
import { LINE_LIMITS } from './lotteries.ts'
import type { Play, Position } from './plays.ts'
import { playText } from './playTexts.ts'
import { paidOdds, type PrizeOdds } from './prizeModes.ts'

/** Play in the contract's format: in the player's language, with the odds in use. */
export function wirePlay(
  play: Play,
  table: PrizeOdds,
  { language, currency }: Audience,
): Schemas['LotteryPlay'] {
  const { playId, playType, combination, distinct, group, label, rule, odds, positions } = play
  return {
    playId,
    playType,
    combination,
    ...(distinct && { distinct }),
    group: playText(group, language),
    label: playText(label, language),
    rule: playText(rule, language),
    odds: ratio(odds, table),
    positions: positions.map((position) => wirePosition(position, table, language)),
    minimumStake: stakeOnWire(LINE_LIMITS.minimum, currency),
    maximumStake: stakeOnWire(LINE_LIMITS.maximum, currency),
    currency,
  }
}

function wirePosition(
  { label, minimum, maximum, choices }: Position,
  table: PrizeOdds,
  language: string,
): Schemas['LotteryPosition'] {
  return {
    label: playText(label, language),
    minimum,
    maximum,
    choices: choices.map(({ code, label: name, odds }) => ({
      code,
      label: playText(name, language),
      ...(odds !== undefined && { odds: ratio(odds, table) }),
    })),
  }
}

const ratio = (hundredths: number, table: PrizeOdds): string => String(paidOdds(hundredths, table) / 100)
