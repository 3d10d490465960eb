import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

/** Where the member stands on the VIP ladder, and what each level gives. */
export function vipQuery(gateway: Gateway, language: string) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'vip', language],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/vip', { signal })),
  })
}
