import { unwrap } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES, hasLiveModel } from '@livery/domain/announcements'
import { PAGE_SIZE } from '@livery/domain/games'
import { queryOptions } from '@tanstack/react-query'

import { fetchCatalogue, GAMES_STALE_AFTER, hotGamesQuery } from '#capabilities/games/catalogue.queries.ts'
import type { GameContext } from '#capabilities/games/gameContext.ts'
import type { CatalogueFilter } from '#capabilities/games/gameMapping.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { partQuery } from './partQuery.ts'

/** Titles of the announcements, and banners by group; the texts are on the page of announcements. */
export function announcementsQuery({ gateway, merchantCode }: GameContext) {
  return queryOptions({
    queryKey: ['home', 'announcements', merchantCode],
    queryFn: async ({ signal }) => {
      const { list, banners } = await unwrap(
        gateway.GET('/wps/relay/MCSFE_getListAnnouncements', {
          params: { query: { types: ANNOUNCEMENT_TYPES.all, platform: ANNOUNCEMENT_PLATFORM, merchantCode } },
          signal,
        }),
      )
      return { list: list.map(({ id, title, publishedAt }) => ({ id, title, publishedAt })), banners }
    },
    staleTime: GAMES_STALE_AFTER,
  })
}

/** Query of the live models on duty and on air; the carousel and the row of models share it. */
export function liveModelsQuery({ gateway }: GameContext) {
  return queryOptions({
    queryKey: ['home', 'live'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/lgw/live', { signal })),
    staleTime: GAMES_STALE_AFTER,
  })
}

/** Part of the live models that banners depend on: whether one is on air. */
export const onAirQuery = (context: GameContext) =>
  partQuery(liveModelsQuery(context), 'on air', ({ list }) => hasLiveModel(list))

/** The first games of a shelf. */
export function shelfQuery(
  context: GameContext,
  filter: CatalogueFilter,
  pageSize: number = PAGE_SIZE.gameSearch,
) {
  return queryOptions({
    queryKey: ['home', 'shelf', context.merchantCode, context.language, filter, pageSize],
    queryFn: async ({ signal }) =>
      (await fetchCatalogue(context, filter, { pageNo: 1, pageSize, signal })).items,
    staleTime: GAMES_STALE_AFTER,
  })
}

/** Part of the most played games that a shelf shows. */
export const firstHotGamesQuery = (context: GameContext, count: number) =>
  partQuery(hotGamesQuery(context), `first ${count}`, (games) => games.slice(0, count))

/** Number of rewards that wait to be claimed, for the badge. */
export function unclaimedRewardsQuery({ gateway }: GameContext) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'rewards', 'unclaimed'],
    queryFn: async ({ signal }) => {
      const query = { state: 'unclaimed', pageNo: 1, pageSize: 1 } as const
      const { unclaimed } = await unwrap(gateway.GET('/wps/rewards', { params: { query }, signal }))
      return unclaimed
    },
  })
}
