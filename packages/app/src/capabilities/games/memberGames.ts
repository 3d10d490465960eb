import { unwrap } from '@livery/api'
import { CLIENT_TYPE, type GameType } from '@livery/domain/games'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import type { GamePage, PageWanted } from './catalogue.queries.ts'
import type { GameContext } from './gameContext.ts'
import { gameFromWire } from './gameMapping.ts'

/** First parts of the keys of every list of recent games: all of them are out of date once a game was opened. */
export const RECENT_SCOPE = [MEMBER_SCOPE, 'recent'] as const

/** Fetches a page of the member's favourites. */
export async function fetchFavourites(
  { gateway, language }: GameContext,
  gameType: GameType | undefined,
  { pageNo, pageSize, signal }: PageWanted,
): Promise<GamePage> {
  const query = {
    pageNo,
    pageSize,
    clientType: CLIENT_TYPE,
    language,
    ...(gameType && { gameType }),
  } as const
  const { content, ...page } = await unwrap(
    gateway.GET('/lgw/games/favourites', { params: { query }, signal }),
  )
  return { ...page, items: content.map(gameFromWire) }
}

/** Fetches a page of the games that the member played, latest first. */
export async function fetchRecent(
  { gateway, language }: GameContext,
  gameType: GameType | undefined,
  { pageNo, pageSize, signal }: PageWanted,
): Promise<GamePage> {
  const query = {
    page: pageNo,
    pageSize,
    clientType: CLIENT_TYPE,
    language,
    ...(gameType && { gameType }),
  } as const
  const { list, ...page } = await unwrap(gateway.GET('/lgw/games/recent', { params: { query }, signal }))
  return { ...page, items: list.map(gameFromWire) }
}
