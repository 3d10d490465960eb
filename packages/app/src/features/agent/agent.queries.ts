import { unwrap, type Gateway } from '@livery/api'
import { nextPage, type ReportPeriod } from '@livery/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

/** Members on one page of a team. */
const PAGE = 20

/** A team's figures of an hour ago mislead nobody; of a minute ago they are as good as new, ms. */
const FIGURES_STALE_AFTER = 60_000

/** What the team did in a period, and the link that brings somebody into it. */
export function agentSummaryQuery(gateway: Gateway, period: ReportPeriod) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'agent', 'summary', period],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/agent/summary', { params: { query: { period } }, signal })),
    staleTime: FIGURES_STALE_AFTER,
  })
}

/** Profit and loss of each of the team, page after page; each page carries the totals over all of them. @param userName '' for everybody */
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

/** Who is in the team, the nearest first. @param under only those under this one; '' for everybody */
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
