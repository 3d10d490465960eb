import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Rewards on one page of the list. */
const PAGE = 20

/** First parts of every key about rewards; home's badge has them too. */
export const REWARDS_SCOPE = [MEMBER_SCOPE, 'rewards'] as const

/** Paged query of the member's rewards in one state; each page carries the number of unclaimed ones. */
export function rewardsQuery(gateway: Gateway, state: Schemas['RewardState'], language: string) {
  return infiniteQueryOptions({
    queryKey: [...REWARDS_SCOPE, 'list', state, language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/rewards', {
          params: { query: { state, pageNo: pageParam, pageSize: PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}
