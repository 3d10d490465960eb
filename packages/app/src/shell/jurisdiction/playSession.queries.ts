import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../gateway/memberQueries.ts'

/** What a session has cost is asked again this often while it is on screen, ms. */
const REFRESH_EVERY = 60_000

/**
 * How long the session lasts and what it has cost. Its key lies under the wallet's: whatever moves money and says so
 * brings the net position up to date with the balance.
 */
export function playSessionQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'wallet', 'session'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/session/play', { signal })),
    staleTime: REFRESH_EVERY,
    refetchInterval: REFRESH_EVERY,
  })
}
