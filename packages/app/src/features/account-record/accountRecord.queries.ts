import { unwrap, type Gateway } from '@livery/api'
import { nextPage, type ReportPeriod, type TransactionStatus, type TransactionType } from '@livery/domain'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

/** Movements on one page of the record. */
const PAGE = 20

/** Which movements are asked for; what is left out asks for all. */
export interface RecordFilter {
  readonly period: ReportPeriod
  readonly type?: TransactionType | undefined
  readonly status?: TransactionStatus | undefined
}

/** What moved the member's balance, page after page; each page carries the sums over all of them. */
export function transactionsQuery(
  gateway: Gateway,
  { period, type, status }: RecordFilter,
  language: string,
) {
  return infiniteQueryOptions({
    // Notes come in the language of the call.
    queryKey: [MEMBER_SCOPE, 'transactions', period, type, status, language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/transaction/records', {
          params: {
            query: {
              period,
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
