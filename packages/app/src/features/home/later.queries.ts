import { unwrap } from '@livery/api'
import { CLIENT_TYPE, nextPage, PAGE_SIZE } from '@livery/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { gameFromWire } from '../../shell/gateway/mapping/game.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import type { HomeContext } from './home.queries.ts'

/** The boards show what is going on: they are asked again while home is open, ms. */
const BOARD_INTERVAL = 30_000

/** The member's favourites, page after page as the shelf is scrolled. */
export function favouritesShelfQuery({ gateway, language }: HomeContext) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'favourites', 'shelf', language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/lgw/games/favourites', {
          params: { query: { pageNo: pageParam, pageSize: PAGE_SIZE.favouritesOnHome, language } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }) => pages.flatMap((page) => page.content.map(gameFromWire)),
  })
}

/** What the member played last. */
export function recentGamesQuery({ gateway, language }: HomeContext) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'recent', language],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: PAGE_SIZE.gameSearch, clientType: CLIENT_TYPE, language } as const
      const { list } = await unwrap(gateway.GET('/lgw/games/recent', { params: { query }, signal }))
      return list.map(gameFromWire)
    },
  })
}

export function jackpotQuery({ gateway }: HomeContext) {
  return queryOptions({
    queryKey: ['home', 'jackpot'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/lgw/jackpot', { signal })),
    staleTime: BOARD_INTERVAL,
    refetchInterval: BOARD_INTERVAL,
  })
}

export function winnersQuery({ gateway, language }: HomeContext) {
  return queryOptions({
    queryKey: ['home', 'winners', language],
    queryFn: async ({ signal }) =>
      (await unwrap(gateway.GET('/lgw/winners', { params: { query: { size: 10, language } }, signal }))).list,
    staleTime: BOARD_INTERVAL,
    refetchInterval: BOARD_INTERVAL,
  })
}
