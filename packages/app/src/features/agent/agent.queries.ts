import { unwrap, type Gateway } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import type { ReportPeriod } from '@livery/domain/money'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Members on one page of a team. */
const PAGE = 20

/** Time that a team's figures count as fresh, ms. */
const FIGURES_STALE_AFTER = 60_000

/** Query of the team's figures in a period, and of the registration link. */
export function agentSummaryQuery(gateway: Gateway, period: ReportPeriod) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'agent', 'summary', period],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/agent/summary', { params: { query: { period } }, signal })),
    staleTime: FIGURES_STALE_AFTER,
  })
}

/** Paged query of the wages and dividends that were paid in a period, latest first. */
export function earningsQuery(gateway: Gateway, period: ReportPeriod) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'agent', 'earnings', period],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/agent/earnings', {
          params: { query: { period, pageNo: pageParam, pageSize: PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: FIGURES_STALE_AFTER,
  })
}

/**
 * Paged query of each team member's profit and loss; each page carries the totals over all of them.
 *
 * @param userName '' for all members
 */
export function teamQuery(gateway: Gateway, period: ReportPeriod, userName: string) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'agent', 'team', period, userName],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/agent/team', {
          params: {
            query: { period, ...(userName !== '' && { userName }), pageNo: pageParam, pageSize: PAGE },
          },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: FIGURES_STALE_AFTER,
  })
}

/**
 * Paged query of the downline, nearest first.
 *
 * @param under only those under this member; '' for all
 */
export function downlineQuery(gateway: Gateway, under: string) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'agent', 'downline', under],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/agent/downline', {
          params: { query: { ...(under !== '' && { userName: under }), pageNo: pageParam, pageSize: PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: FIGURES_STALE_AFTER,
  })
}
