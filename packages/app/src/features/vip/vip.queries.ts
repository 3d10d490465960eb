import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Time that a level counts as fresh, ms: a gateway reviews levels once in weeks. */
const VIP_STALE_AFTER = 5 * 60_000

/** Query of the member's VIP level and progress, and the benefits of each level. */
export function vipQuery(gateway: Gateway, language: string) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'vip', language],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/vip', { signal })),
    staleTime: VIP_STALE_AFTER,
  })
}
