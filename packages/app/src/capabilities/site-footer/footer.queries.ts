import { unwrap } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { GAMES_STALE_AFTER } from '#capabilities/games/catalogue.queries.ts'
import type { GameContext } from '#capabilities/games/gameContext.ts'

/** Promotions that the footer names. */
const PROMOTIONS_NAMED = 4

/** Query of the current promotions for the footer and home: what they show of them, because documents hold the answer. */
export function footerPromotionsQuery({ gateway, language }: GameContext) {
  return queryOptions({
    queryKey: ['footer', 'promotions', language],
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: PROMOTIONS_NAMED }
      const { list } = unwrap(await gateway.GET('/wps/promotions', { params: { query }, signal }))
      return list.map(({ id, title, imageUrl }) => ({ id, title, imageUrl }))
    },
    staleTime: GAMES_STALE_AFTER,
  })
}
