import { dispatchGame, type DispatchInput, type GameAction, LOTTERY_LOBBY } from '../games/dispatch.ts'
import type { Game, PlayType } from '../games/game.ts'
import { openingPlayType } from '../games/playTypes.ts'

export type OpenLotteryInput = Omit<DispatchInput, 'game'> & {
  readonly lottery: Game
  /** Play type to open; absent, the one that a tap on its tile would choose. */
  readonly playType?: PlayType | undefined
}

/**
 * Action of choosing a lottery in a list: as a tap on its tile, but always that lottery, even where a tile
 * opens its vendor's lobby (TCG_LOTTO_VN, TCG_SEA).
 */
export function openLottery({ lottery, playType, ...input }: OpenLotteryInput): GameAction {
  const action = dispatchGame({ ...input, game: lottery })
  switch (action.kind) {
    case 'openLaunchPage':
      return { ...action, playType: playType ?? action.playType }
    case 'launchLottery':
      return {
        kind: 'openLaunchPage',
        vendor: lottery.vendor,
        playType: playType ?? openingPlayType(lottery.playTypes),
        gameId: lottery.gameId || '',
        gameGroupId: lottery.gameGroupId || '',
        prizeMode: action.prizeMode,
        code: lottery.gameCode || LOTTERY_LOBBY,
      }
    default:
      return action
  }
}
