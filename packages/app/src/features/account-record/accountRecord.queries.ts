import { unwrap, type Gateway } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import type { ReportPeriod, TransactionStatus, TransactionType } from '@livery/domain/money'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { spanOf } from '#capabilities/period/period.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Movements on one page of the record. */
const PAGE = 20

/** Filter of the transactions; an omitted field does not filter. */
export interface RecordFilter {
  readonly period: ReportPeriod
  readonly type?: TransactionType | undefined
  readonly status?: TransactionStatus | undefined
}

/** Paged query of the member's transactions; each page carries the totals over all of them. */
export function transactionsQuery(
  gateway: Gateway,
  { period, type, status }: RecordFilter,
  language: string,
) {
  return infiniteQueryOptions({
    // Notes are localized by the gateway, so the language is part of the key.
    queryKey: [MEMBER_SCOPE, 'transactions', period, type, status, language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/transaction/records', {
          params: {
            query: {
              ...spanOf(period, new Date(gateway.clock.now())),
              ...(type && { type }),
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
