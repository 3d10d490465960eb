import { stakeOnWire } from '../games/stakes.ts'
import type { Audience } from '../games/wireGame.ts'
import { textIn } from '../platform/text.ts'
import type { Schemas } from '../wire.ts'
import { LINE_LIMITS } from './lotteries.ts'
import type { Play, Position } from './plays.ts'
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
    group: textIn(group, language),
    label: textIn(label, language),
    rule: rule.map((sentence) => textIn(sentence, language)).join(' '),
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
    label: textIn(label, language),
    minimum,
    maximum,
    choices: choices.map(({ code, label: name, odds }) => ({
      code,
      label: name === undefined ? code : textIn(name, language),
      ...(odds !== undefined && { odds: ratio(odds, table) }),
    })),
  }
}

const ratio = (hundredths: number, table: PrizeOdds): string => String(paidOdds(hundredths, table) / 100)
