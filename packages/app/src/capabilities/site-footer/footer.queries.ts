import { unwrap } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { GAMES_STALE_AFTER } from '#capabilities/games/catalogue.queries.ts'
import type { GameContext } from '#capabilities/games/gameContext.ts'

/** Promotions that the footer names. */
const PROMOTIONS_NAMED = 4

/** Query of the current promotions for the footer. */
export function footerPromotionsQuery({ gateway, language }: GameContext) {
  return queryOptions({
    queryKey: ['footer', 'promotions', language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/promotions', {
          params: { query: { pageNo: 1, pageSize: PROMOTIONS_NAMED } },
          signal,
        }),
      ),
    select: ({ list }) => list,
    staleTime: GAMES_STALE_AFTER,
  })
}
