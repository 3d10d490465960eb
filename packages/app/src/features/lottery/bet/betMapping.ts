import type { Schemas } from '@livery/api'
import type { PlayType } from '@livery/domain/games'
import { selectionOdds } from '@livery/domain/lottery'

import { drawFromWire } from '#capabilities/lottery/lotteryMapping.ts'

import type { Slip } from './slip.atoms.ts'

export interface BetsToPlace {
  readonly gameId: string
  readonly drawNumber: string
  readonly playType: PlayType
  readonly prizeMode: string | undefined
  readonly currency: string
  readonly slip: Slip
}

/** Body of the call for a slip. */
export function betToWire({
  gameId,
  drawNumber,
  playType,
  prizeMode,
  currency,
  slip,
}: BetsToPlace): Schemas['LotteryBet'] {
  return {
    gameId,
    numero: drawNumber,
    playType,
    ...(prizeMode !== undefined && { prizeMode }),
    currency,
    lines: slip.lines.map(({ play, selection, unitStake }) => ({
      playId: play.playId,
      selection: selection.map((codes) => [...codes]),
      unitStake,
      multiple: slip.multiple,
      odds: [...selectionOdds(play, selection)],
    })),
  }
}

/** Content that makes two orders equal: the same bets at the same odds, whatever the draw. */
export function betsOfOrder(order: Schemas['LotteryBet']): Schemas['LotteryBet'] {
  return { ...order, numero: '' }
}

/** Receipt of accepted bets. */
export type Receipt = ReturnType<typeof receiptFromWire>

export const receiptFromWire = (receipt: Schemas['LotteryReceipt']) => drawFromWire(receipt)
