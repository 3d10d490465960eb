import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { REWARDS_SCOPE } from './rewards.queries.ts'

/** Query of the member's cashback: its rate, what waits, what was claimed, and its days. */
export function cashbackQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [...REWARDS_SCOPE, 'cashback'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/rewards/cashback', { signal })),
  })
}

/** Query of the member's points: their sum, what makes one, and their days. */
export function pointsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [...REWARDS_SCOPE, 'points'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/rewards/points', { signal })),
  })
}
