import { unwrap, type Gateway } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { spanOf, type Period } from './period.ts'

/** Bets on one page of the record. */
const PAGE = 20

/** The member's bets of a period, page after page; each page carries the period's totals. */
export function ordersQuery(gateway: Gateway, period: Period, language: string) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'orders', period, language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/lgw/orders', {
          params: {
            query: { ...spanOf(period, new Date(gateway.clock.now())), pageNo: pageParam, pageSize: PAGE },
          },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}
