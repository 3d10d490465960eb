import type { Game, PlayType } from './game.ts'
import {
  dispatchGame,
  type DispatchInput,
  type GameAction,
  LOTTERY_LOBBY,
  playTypeOf,
} from './gameDispatch.ts'

/** How a lottery can be played, by its mode ('Tradition', 'Entertainment' or both), traditional first. */
export function playTypesOf(lottoMode: string | null | undefined): readonly PlayType[] {
  const types: PlayType[] = []
  if (lottoMode?.includes('Tradition') ?? true) types.push('trad')
  if (lottoMode?.includes('Entertainment')) types.push('ent')
  return types.length > 0 ? types : ['trad']
}

export type OpenLotteryInput = Omit<DispatchInput, 'game'> & {
  readonly lottery: Game
  /** The play type to open with; the one that a tap on its tile would choose when absent. */
  readonly playType?: PlayType | undefined
}

/**
 * What choosing one lottery in a list of lotteries does: as a tap on its tile, but to that very lottery even where a
 * tile leads to its vendor's lobby (TCG_LOTTO_VN, TCG_SEA).
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
        playType: playType ?? playTypeOf(lottery.lottoMode),
        gameId: lottery.gameId || '',
        gameGroupId: lottery.gameGroupId || '',
        prizeMode: action.prizeMode,
        code: lottery.gameCode || LOTTERY_LOBBY,
      }
    default:
      return action
  }
}
