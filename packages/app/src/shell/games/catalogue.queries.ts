import { unwrap } from '@livery/api'
import {
  CLIENT_TYPE,
  IS_PLATFORM,
  PLATFORM,
  VENDOR_TYPE_ID,
  type GameType,
  type NEW_GAME,
  type Page,
} from '@livery/domain'
import { wireLanguage } from '@livery/i18n'
import { queryOptions } from '@tanstack/react-query'

import { gameFromWire, type ListedGame } from '../gateway/mapping/game.ts'
import type { GameContext } from './gameContext.ts'

/** How long shelves and the menu count as fresh: a list that was left for a game is still there on return, ms. */
export const GAMES_STALE_AFTER = 5 * 60_000

/** What narrows the catalogue. */
export interface CatalogueFilter {
  readonly gameType?: GameType
  readonly gameClassify?: 'BG'
  /** Vendor code. */
  readonly vassalage?: string
  readonly isNew?: typeof NEW_GAME
  readonly gameName?: string
  /** Smallest stake at least, decimal. */
  readonly minBet?: string
  readonly minLine?: number
}

/** One page of games. */
export interface GamePage extends Page<ListedGame> {
  /** Games in all pages, where the gateway says so. */
  readonly total?: number
}

export interface PageWanted {
  /** Starts at 1. */
  readonly pageNo: number
  readonly pageSize: number
  readonly signal: AbortSignal
}

/** A page of everything the filter leaves. */
export async function fetchCatalogue(
  { gateway, merchantCode, language }: GameContext,
  filter: CatalogueFilter,
  { pageNo, pageSize, signal }: PageWanted,
): Promise<GamePage> {
  const query = {
    merchant: merchantCode,
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
    language,
    pageNo,
    pageSize,
    ...filter,
  } as const
  const { games, ...page } = await unwrap(gateway.GET('/lgw/games/mobile', { params: { query }, signal }))
  return { ...page, items: games.map(gameFromWire) }
}

/** What is played most; the platform knows no pages of it. */
export function hotGamesQuery({ gateway, merchantCode, language }: GameContext) {
  return queryOptions({
    queryKey: ['games', 'hot', merchantCode, language],
    queryFn: async ({ signal }): Promise<readonly ListedGame[]> => {
      const query = {
        merchantCode,
        isPlatform: IS_PLATFORM,
        platform: PLATFORM,
        language: wireLanguage(language, 'listHotGames'),
      } as const
      const { list } = await unwrap(gateway.GET('/lgw/games/hot', { params: { query }, signal }))
      return list.map(gameFromWire)
    },
    staleTime: GAMES_STALE_AFTER,
  })
}

/** Categories with their vendors, as the gateway has them. */
export function gameMenuQuery({ gateway, merchantCode, language }: GameContext) {
  return queryOptions({
    queryKey: ['games', 'menu', merchantCode, language],
    queryFn: ({ signal }) => {
      const query = { typeId: VENDOR_TYPE_ID, merchant_code: merchantCode, language } as const
      return unwrap(gateway.GET('/lgw/games/vendorTypes', { params: { query }, signal }))
    },
    select: ({ list }) => list,
    staleTime: GAMES_STALE_AFTER,
  })
}
