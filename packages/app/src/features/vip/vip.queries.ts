import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Query of the member's VIP level and progress, and the benefits of each level. */
export function vipQuery(gateway: Gateway, language: string) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'vip', language],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/vip', { signal })),
  })
}
