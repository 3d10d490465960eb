import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Query of the member's limits, with the used amounts and the pending changes. */
export function limitsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'limits'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/limits', { signal })),
  })
}
