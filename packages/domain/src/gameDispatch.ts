import {
  DEFAULT_PRIZE_MODES,
  type Game,
  LOTTERY_VENDORS,
  type PlayType,
  type PrizeModes,
  type VendorMapping,
} from './game.ts'
import { isTrialAccount, type SessionFacts } from './member.ts'
import { ROUTES } from './routes.ts'

/** The game code that opens a lottery vendor's lobby instead of one game. */
export const LOTTERY_LOBBY = 'lobby'

const E_LOTTERY_VENDORS: ReadonlySet<string> = new Set([LOTTERY_VENDORS.vietnam, LOTTERY_VENDORS.lottery])

export type GameAction =
  | { readonly kind: 'login'; readonly to: string }
  | {
      /** Ask `/lotto/launch` for an address at once. */
      readonly kind: 'launchLottery'
      readonly vendor: string
      readonly gameCode: string
      readonly prizeMode: string
      readonly playType: PlayType
    }
  | {
      /** Open the launch page with the lottery's parameters. */
      readonly kind: 'openLaunchPage'
      readonly vendor: string
      readonly playType: PlayType
      readonly gameId: string
      readonly gameGroupId: string
      readonly prizeMode: string
      readonly code: string
    }
  | {
      /** Ask `/lgw/games/launch` for an address. */
      readonly kind: 'launchGame'
      readonly category: string
      readonly vendor: string
      readonly gameId: string
      readonly nodeId: string
      readonly freePlay: boolean
    }

export type DispatchInput = {
  readonly game: Game
  readonly session: SessionFacts
  /** Absent while it has not been loaded: the default prize mode applies. */
  readonly vendors?: VendorMapping | undefined
  readonly prizeModes?: PrizeModes | undefined
}

/** What a tap on a game tile does (specification, 'Game tile click'). */
export function dispatchGame({ game, session, vendors, prizeModes }: DispatchInput): GameAction {
  if (!session) return { kind: 'login', to: ROUTES.login.path }
  const modes = prizeModes ?? DEFAULT_PRIZE_MODES
  const playType = playTypeOf(game.lottoMode)
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
      }
  }
}

/** `ent` when the lottery's mode says 'Entertainment', else `trad`. */
export function playTypeOf(lottoMode: string | null | undefined): PlayType {
  return lottoMode?.includes('Entertainment') ? 'ent' : 'trad'
}

/**
 * The prize mode of LOTT and ELOTT: e-lottery when the mapping lists TCG_LOTTO_VN or LOTT under ELOTT,
 * else lottery; e-lottery while there is no mapping.
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
 * The table of odds a vendor's lotteries are opened, and bet on, with: TCG_LOTTO_VN and TCG_SEA have their own,
 * any other follows {@link lotteryPrizeMode}.
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
 * The vendor that a prize mode belongs to: what opens a lottery whose address names no vendor, as the specification's
 * own parameters of /m/launchGame do not.
 */
export function vendorOfPrizeMode(prizeMode: string, modes: PrizeModes = DEFAULT_PRIZE_MODES): string {
  if (prizeMode === modes.vietnam) return LOTTERY_VENDORS.vietnam
  return prizeMode === modes.sea ? LOTTERY_VENDORS.sea : LOTTERY_VENDORS.lottery
}

/** Where the lottery launcher returns to: home when the query carried `pageBack`, else the game list. */
export function lotteryReturnPath(pageBack: string | null | undefined): string {
  return pageBack ? ROUTES.home.path : ROUTES.game.path
}
