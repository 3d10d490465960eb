import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { spanOf, type Period } from '#capabilities/period/period.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Bets on one page of the record. */
const PAGE = 20

/** Filter of the bets; an omitted field does not filter. */
export interface BetFilter {
  readonly period: Period
  readonly category?: Schemas['GameType'] | undefined
  readonly vendor?: string | undefined
  readonly status?: Schemas['OrderStatus'] | undefined
}

/** The bets that a filter lets through, page after page; each page carries their totals. */
export function ordersQuery(
  gateway: Gateway,
  { period, category, vendor, status }: BetFilter,
  language: string,
) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'orders', period, category, vendor, status, language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/lgw/orders', {
          params: {
            query: {
              ...spanOf(period, new Date(gateway.clock.now())),
              ...(category && { gameCategory: category }),
              ...(vendor !== undefined && { vendor }),
              ...(status && { status }),
              pageNo: pageParam,
              pageSize: PAGE,
            },
          },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}
