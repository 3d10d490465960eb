import { unwrap, type Gateway } from '@livery/api'
import {
  ANNOUNCEMENT_PLATFORM,
  ANNOUNCEMENT_TYPES,
  CLIENT_TYPE,
  IS_PLATFORM,
  NEW_GAME,
  PAGE_SIZE,
  PLATFORM,
  VENDOR_TYPE_ID,
} from '@livery/domain'
import { wireLanguage, type LanguageCode } from '@livery/i18n'
import { queryOptions } from '@tanstack/react-query'

import { gameFromWire } from '../../shell/gateway/mapping/game.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

/** How long shelves, banners and the menu count as fresh, ms. */
const SHELF_STALE_AFTER = 5 * 60_000

export interface HomeContext {
  readonly gateway: Gateway
  readonly merchantCode: string
  readonly language: LanguageCode
}

/** Announcements for the marquee and banners by group. */
export function announcementsQuery({ gateway, merchantCode }: HomeContext) {
  return queryOptions({
    queryKey: ['home', 'announcements', merchantCode],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/relay/MCSFE_getListAnnouncements', {
          params: { query: { types: ANNOUNCEMENT_TYPES.all, platform: ANNOUNCEMENT_PLATFORM, merchantCode } },
          signal,
        }),
      ),
    staleTime: SHELF_STALE_AFTER,
  })
}

/** Whether any live model is on duty: without one, the m_live banners stay away. */
export function liveModelsQuery({ gateway }: HomeContext) {
  return queryOptions({
    queryKey: ['home', 'live'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/lgw/live', { signal })),
    select: ({ list }) => list.some((model) => model.active && model.streaming),
    staleTime: SHELF_STALE_AFTER,
  })
}

export function hotGamesQuery({ gateway, merchantCode, language }: HomeContext) {
  return queryOptions({
    queryKey: ['home', 'hot', merchantCode, language],
    queryFn: async ({ signal }) => {
      const query = {
        merchantCode,
        isPlatform: IS_PLATFORM,
        platform: PLATFORM,
        language: wireLanguage(language, 'listHotGames'),
      } as const
      const { list } = await unwrap(gateway.GET('/lgw/games/hot', { params: { query }, signal }))
      return list.map(gameFromWire)
    },
    staleTime: SHELF_STALE_AFTER,
  })
}

/** What narrows a shelf: a category, a classification, a vendor, newness, a search text. */
export interface ShelfFilter {
  readonly gameType?:
    | 'RNG'
    | 'FISH'
    | 'LIVE'
    | 'COCKFIGHT'
    | 'PVP'
    | 'SPORTS'
    | 'ESPORTS'
    | 'ELOTT'
    | 'LOTT'
    | 'BG'
    | 'BGS'
  readonly gameClassify?: 'BG'
  readonly vassalage?: string
  readonly isNew?: typeof NEW_GAME
  readonly gameName?: string
}

/** The first games of a shelf. */
export function shelfQuery(
  { gateway, merchantCode, language }: HomeContext,
  filter: ShelfFilter,
  pageSize: number = PAGE_SIZE.gameSearch,
) {
  return queryOptions({
    queryKey: ['home', 'shelf', merchantCode, language, filter, pageSize],
    queryFn: async ({ signal }) => {
      const query = {
        merchant: merchantCode,
        platform: PLATFORM,
        clientType: CLIENT_TYPE,
        language,
        pageNo: 1,
        pageSize,
        ...filter,
      } as const
      const { games } = await unwrap(gateway.GET('/lgw/games/mobile', { params: { query }, signal }))
      return games.map(gameFromWire)
    },
    staleTime: SHELF_STALE_AFTER,
  })
}

/** The menu: categories and their vendors. */
export function gameMenuQuery({ gateway, merchantCode, language }: HomeContext) {
  return queryOptions({
    queryKey: ['games', 'menu', merchantCode, language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/lgw/games/vendorTypes', {
          params: { query: { typeId: VENDOR_TYPE_ID, merchant_code: merchantCode, language } },
          signal,
        }),
      ),
    staleTime: SHELF_STALE_AFTER,
  })
}

/** Number of rewards that wait to be claimed, for the badge. */
export function unclaimedRewardsQuery({ gateway }: HomeContext) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'rewards', 'unclaimed'],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/rewards', {
          params: { query: { state: 'unclaimed', pageNo: 1, pageSize: 1 } },
          signal,
        }),
      ),
    select: ({ unclaimed }) => unclaimed,
  })
}
