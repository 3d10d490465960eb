import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Interval at which the session's cost is refreshed while it is visible, ms. */
const REFRESH_EVERY = 60_000

/**
 * Query of the session's duration and cost. Its key is under the wallet's, so that every call that moves money and
 * invalidates the wallet refreshes the net position together with the balance.
 */
export function playSessionQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'wallet', 'session'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/session/play', { signal })),
    staleTime: REFRESH_EVERY,
    refetchInterval: REFRESH_EVERY,
  })
}
