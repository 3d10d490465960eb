import type { PlayType } from './game.ts'
import { LOTTERY_LOBBY, type GameAction } from './gameDispatch.ts'
import { pathTo, ROUTES } from './routes.ts'

/** `type` of /m/gameList. */
export type GameListShelf = 'hot' | 'fav'

export type GameListQuery = {
  readonly gameType?: string | undefined
  readonly vendor?: string | undefined
  readonly shelf?: GameListShelf | undefined
}

/** `/m/gameList` with its query: `gameType`, `vassalage`, `type`. */
export function gameListPath({ gameType, vendor, shelf }: GameListQuery): string {
  return withQuery(ROUTES.gameList.path, { gameType, vassalage: vendor, type: shelf })
}

export type LaunchQuery = {
  readonly playType: PlayType
  readonly gameId: string
  readonly gameGroupId: string
  readonly prizeMode: string
  readonly code: string
  /** True when the page was opened from home and returns there. */
  readonly fromHome: boolean
}

/** `/m/launchGame` for a lottery: `playType`, `gameId`, `gameGroupId`, `prize_mode`, `code`, `pageBack=home`. */
export function launchGamePath(
  action: Extract<GameAction, { kind: 'openLaunchPage' }>,
  fromHome: boolean,
): string {
  return withQuery(ROUTES.launchGame.path, {
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

export type LotteryFrameQuery = {
  readonly mui: string
  readonly playType: PlayType
  readonly gameId: string
  /** A one-use launch token, never the session's (decision 13). */
  readonly token?: string | undefined
  readonly merchant?: string | undefined
  readonly css?: string | undefined
  readonly prizeMode?: string | undefined
}

/** `/m/lotto-h5/{mui}/{playType}/games/{gameId}` with `token`, `merchant`, `css` and `prize_mode`. */
export function lotteryFramePath(frame: LotteryFrameQuery): string {
  const { mui, playType, gameId, token, merchant, css, prizeMode } = frame
  return withQuery(pathTo('lotteryFrame', { mui, playType, gameId }), {
    token,
    merchant,
    css,
    prize_mode: prizeMode,
  })
}

export type HelpDetailQuery = { readonly index: number; readonly child: number | null }

/** `/m/helpDetail?p=…&c=…`: positions of a main item and, optionally, of its child. */
export function helpDetailPath({ index, child }: HelpDetailQuery): string {
  return withQuery(ROUTES.helpDetail.path, {
    p: String(index),
    c: child === null ? undefined : String(child),
  })
}

/** `null` when the address names no main item. */
export function readHelpDetailQuery(search: string): HelpDetailQuery | null {
  const query = new URLSearchParams(search)
  const index = position(query.get('p'))
  return index === null ? null : { index, child: position(query.get('c')) }
}

/** Appends the values that are neither absent nor empty, in the order given. */
export function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

function position(text: string | null): number | null {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : null
}
