import { unwrap } from '@livery/api'
import { PAGE_SIZE } from '@livery/domain/games'
import { joinPages, nextPage } from '@livery/domain/lists'
import { readyRichText } from '@livery/ui/rich-text'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { GameContext } from '#capabilities/games/gameContext.ts'
import { fetchFavourites, fetchRecent, RECENT_SCOPE } from '#capabilities/games/memberGames.ts'
import { lotteriesQuery } from '#capabilities/lottery/lottery.queries.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { homeLotteries } from './homeLotteries.ts'
import { partQuery } from './partQuery.ts'

/** Polling interval of the boards while home is open, ms. */
const BOARD_INTERVAL = 30_000

/** Part of the lotteries that home shows. */
export const homeLotteriesQuery = ({ gateway, language }: GameContext) =>
  partQuery(lotteriesQuery(gateway, language), 'home', homeLotteries)

/** The member's favourites, page after page as the shelf is scrolled. */
export function favouritesShelfQuery(context: GameContext) {
  const pageSize = PAGE_SIZE.favouritesOnHome
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'favourites', 'shelf', context.language],
    queryFn: ({ pageParam: pageNo, signal }) =>
      fetchFavourites(context, undefined, { pageNo, pageSize, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }) =>
      joinPages(
        pages.map(({ items }) => items),
        ({ nodeId }) => nodeId,
      ),
  })
}

/** Query of the games that the member played last. */
export function recentGamesQuery(context: GameContext) {
  return queryOptions({
    queryKey: [...RECENT_SCOPE, context.language],
    queryFn: async ({ signal }) =>
      (await fetchRecent(context, undefined, { pageNo: 1, pageSize: PAGE_SIZE.gameSearch, signal })).items,
  })
}

export function jackpotQuery({ gateway }: GameContext) {
  return queryOptions({
    queryKey: ['home', 'jackpot'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/lgw/jackpot', { signal })),
    staleTime: BOARD_INTERVAL,
    refetchInterval: BOARD_INTERVAL,
  })
}

export function winnersQuery({ gateway, language }: GameContext) {
  return queryOptions({
    queryKey: ['home', 'winners', language],
    queryFn: async ({ signal }) =>
      (await unwrap(gateway.GET('/lgw/winners', { params: { query: { size: 10, language } }, signal }))).list,
    staleTime: BOARD_INTERVAL,
    refetchInterval: BOARD_INTERVAL,
  })
}

/** Query of the operator's popups; it waits for their pictures, so that no popup grows while it is read. */
export function popupsQuery({ gateway, language }: GameContext) {
  return queryOptions({
    queryKey: ['home', 'popups', language],
    queryFn: async ({ signal }) => {
      const { list } = await unwrap(gateway.GET('/wps/announcement/popular', { signal }))
      if (list.length > 0) await readyRichText()
      return list
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
