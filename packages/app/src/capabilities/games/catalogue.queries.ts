import { unwrap } from '@livery/api'
import { CLIENT_TYPE, IS_PLATFORM, PLATFORM, VENDOR_TYPE_ID } from '@livery/domain/games'
import type { Page } from '@livery/domain/lists'
import { wireLanguage } from '@livery/i18n'
import { queryOptions } from '@tanstack/react-query'

import type { GameContext } from './gameContext.ts'
import {
  filterToWire,
  gameFromWire,
  menuEntryFromWire,
  type CatalogueFilter,
  type ListedGame,
  type MenuEntry,
} from './gameMapping.ts'

/** Time that shelves and the menu count as fresh, ms: a list is still there on return from a game. */
export const GAMES_STALE_AFTER = 5 * 60_000

/** One page of games. */
export interface GamePage extends Page<ListedGame> {
  /** Number of games in all pages, where the gateway sends it. */
  readonly total?: number
}

export interface PageWanted {
  /** Starts at 1. */
  readonly pageNo: number
  readonly pageSize: number
  readonly signal: AbortSignal
}

/** Fetches a page of the games that match the filter. */
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
    ...filterToWire(filter),
  } as const
  const { games, ...page } = await unwrap(gateway.GET('/lgw/games/mobile', { params: { query }, signal }))
  return { ...page, items: games.map(gameFromWire) }
}

/** Query of the most played games; the gateway does not page them. */
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

/** Categories with their vendors, in the platform's order. */
export function gameMenuQuery({ gateway, merchantCode, language }: GameContext) {
  return queryOptions({
    queryKey: ['games', 'menu', merchantCode, language],
    queryFn: async ({ signal }): Promise<readonly MenuEntry[]> => {
      const query = { typeId: VENDOR_TYPE_ID, merchant_code: merchantCode, language } as const
      const { list } = await unwrap(gateway.GET('/lgw/games/vendorTypes', { params: { query }, signal }))
      return list.map(menuEntryFromWire)
    },
    staleTime: GAMES_STALE_AFTER,
  })
}
