import { isTrialAccount, type SessionFacts } from '../account/member.ts'
import { ROUTES } from '../routes/routeTable.ts'
import {
  DEFAULT_PRIZE_MODES,
  type FixturePick,
  type Game,
  LOTTERY_VENDORS,
  type PlayType,
  type PrizeModes,
  type VendorMapping,
} from './game.ts'
import { openingPlayType } from './playTypes.ts'

/** Game code that opens a lottery vendor's lobby instead of one game. */
export const LOTTERY_LOBBY = 'lobby'

const E_LOTTERY_VENDORS: ReadonlySet<string> = new Set([LOTTERY_VENDORS.vietnam, LOTTERY_VENDORS.lottery])

export type GameAction =
  | { readonly kind: 'login'; readonly to: string }
  | {
      /** Requests an address from `/lotto/launch` at once. */
      readonly kind: 'launchLottery'
      readonly vendor: string
      readonly gameCode: string
      readonly prizeMode: string
      readonly playType: PlayType
    }
  | {
      /** Opens the launch page with the lottery's parameters. */
      readonly kind: 'openLaunchPage'
      readonly vendor: string
      readonly playType: PlayType
      readonly gameId: string
      readonly gameGroupId: string
      readonly prizeMode: string
      readonly code: string
    }
  | {
      /** Requests an address from `/lgw/games/launch`. */
      readonly kind: 'launchGame'
      readonly category: string
      readonly vendor: string
      readonly gameId: string
      readonly nodeId: string
      readonly freePlay: boolean
      readonly pick?: FixturePick
    }

export type DispatchInput = {
  readonly game: Game
  readonly session: SessionFacts
  /** Vendors by category; absent while loading: the default prize mode applies. */
  readonly vendors?: VendorMapping | undefined
  readonly prizeModes?: PrizeModes | undefined
}

/** Action of a tap on a game tile, by session and vendor (S-launch-01 to S-launch-06, S-sports-09). */
export function dispatchGame({ game, session, vendors, prizeModes }: DispatchInput): GameAction {
  if (!session) return { kind: 'login', to: ROUTES.login.path }
  const modes = prizeModes ?? DEFAULT_PRIZE_MODES
  const playType = openingPlayType(game.playTypes)
  switch (game.vendor) {
    case LOTTERY_VENDORS.vietnam:
    case LOTTERY_VENDORS.sea:
      return {
        kind: 'launchLottery',
        vendor: game.vendor,
        gameCode: LOTTERY_LOBBY,
        prizeMode: prizeModeOf(game.vendor, vendors, modes),
        playType,
      }
    case LOTTERY_VENDORS.lottery:
    case LOTTERY_VENDORS.eLottery:
      return {
        kind: 'openLaunchPage',
        vendor: game.vendor,
        playType,
        gameId: game.gameId || '',
        gameGroupId: game.gameGroupId || '',
        prizeMode: prizeModeOf(game.vendor, vendors, modes),
        code: game.gameCode || LOTTERY_LOBBY,
      }
    default:
      return {
        kind: 'launchGame',
        category: game.gameType,
        vendor: game.vendor,
        gameId: game.gameId || game.roomId || '',
        nodeId: game.nodeId || '',
        freePlay: isTrialAccount(session.type),
        ...(game.pick && { pick: game.pick }),
      }
  }
}

/**
 * Prize mode of LOTT and ELOTT: e-lottery when the mapping lists TCG_LOTTO_VN or LOTT under ELOTT, else
 * lottery; e-lottery while there is no mapping.
 */
export function lotteryPrizeMode(
  vendors: VendorMapping | undefined,
  modes: PrizeModes = DEFAULT_PRIZE_MODES,
): string {
  if (!vendors) return modes.elottery
  return vendors['ELOTT']?.some((entry) => E_LOTTERY_VENDORS.has(entry.vendor))
    ? modes.elottery
    : modes.lottery
}

/**
 * Prize mode, the set of odds with which a vendor's lotteries are opened and bet on: TCG_LOTTO_VN and TCG_SEA
 * have their own, any other vendor follows {@link lotteryPrizeMode}.
 */
export function prizeModeOf(
  vendor: string,
  vendors: VendorMapping | undefined,
  modes: PrizeModes = DEFAULT_PRIZE_MODES,
): string {
  if (vendor === LOTTERY_VENDORS.vietnam) return modes.vietnam
  return vendor === LOTTERY_VENDORS.sea ? modes.sea : lotteryPrizeMode(vendors, modes)
}

/**
 * Vendor of a prize mode, which opens a lottery whose address names no vendor: the parameters of
 * `/m/launchGame` have none (S-routes-17).
 */
export function vendorOfPrizeMode(prizeMode: string, modes: PrizeModes = DEFAULT_PRIZE_MODES): string {
  if (prizeMode === modes.vietnam) return LOTTERY_VENDORS.vietnam
  return prizeMode === modes.sea ? LOTTERY_VENDORS.sea : LOTTERY_VENDORS.lottery
}
