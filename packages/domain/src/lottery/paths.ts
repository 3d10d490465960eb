import { LOTTERY_LOBBY, type GameAction } from '../games/dispatch.ts'
import type { PlayType } from '../games/game.ts'
import { withQuery } from '../routes/query.ts'
import { pathTo } from '../routes/routes.ts'
import { ROUTES } from '../routes/routeTable.ts'

export type LaunchQuery = {
  readonly playType: PlayType
  readonly gameId: string
  readonly gameGroupId: string
  readonly prizeMode: string
  readonly code: string
  /** True when the page was opened from home and returns there. */
  readonly fromHome: boolean
}

/**
 * Path of the launch page for a lottery: `/m/launchGame` with `playType`, `gameId`, `gameGroupId`,
 * `prize_mode`, `code`, `pageBack=home`.
 */
export function launchGamePath(
  action: Extract<GameAction, { kind: 'openLaunchPage' }>,
  fromHome: boolean,
): string {
  return withQuery(ROUTES.gameLaunch.path, {
    playType: action.playType,
    gameId: action.gameId,
    gameGroupId: action.gameGroupId,
    prize_mode: action.prizeMode,
    code: action.code,
    pageBack: fromHome ? 'home' : undefined,
  })
}

export function readLaunchQuery(search: string): LaunchQuery {
  const query = new URLSearchParams(search)
  return {
    playType: query.get('playType') === 'ent' ? 'ent' : 'trad',
    gameId: query.get('gameId') ?? '',
    gameGroupId: query.get('gameGroupId') ?? '',
    prizeMode: query.get('prize_mode') ?? '',
    code: query.get('code') || LOTTERY_LOBBY,
    fromHome: Boolean(query.get('pageBack')),
  }
}

/**
 * True for an address of the launch page that names a lottery, or a vendor's lobby of lotteries. One with the category
 * of a vendor's game is none, also where its node is missing (S-routes-18).
 */
export function namesLottery(search: string): boolean {
  const query = new URLSearchParams(search)
  return !query.has('gameCategory') && Boolean(query.get('gameId') || query.get('code'))
}

export type LotteryClientQuery = {
  readonly mui: string
  readonly playType: PlayType
  readonly gameId: string
  /** Launch token, good once; never the session's (S-lottery-06). */
  readonly token?: string | undefined
  readonly merchant?: string | undefined
  readonly css?: string | undefined
  readonly prizeMode?: string | undefined
}

/**
 * Path of the lottery client: `/m/lotto-h5/{mui}/{playType}/games/{gameId}` with `token`, `merchant`, `css`
 * and `prize_mode`.
 */
export function lotteryClientPath(client: LotteryClientQuery): string {
  const { mui, playType, gameId, token, merchant, css, prizeMode } = client
  return withQuery(pathTo('lotteryBet', { mui, playType, gameId }), {
    token,
    merchant,
    css,
    prize_mode: prizeMode,
  })
}

/** Path to which the lottery launcher returns: home when the query has `pageBack`, else the game list. */
export function lotteryReturnPath(pageBack: string | null | undefined): string {
  return pageBack ? ROUTES.home.path : ROUTES.vendorGames.path
}
