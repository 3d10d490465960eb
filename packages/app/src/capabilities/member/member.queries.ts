import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Time that the member's data count as fresh, ms: a nickname or a level changes rarely. */
const MEMBER_STALE_AFTER = 5 * 60_000

/** The member's own data; shared because home, menu and profile greet with it. */
export function memberQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'info'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/info', { signal })),
    staleTime: MEMBER_STALE_AFTER,
  })
}
