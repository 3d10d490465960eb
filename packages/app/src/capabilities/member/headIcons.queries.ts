import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Query of the profile pictures, and of the member's own. */
export function headIconsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'headIcons'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/headIcon', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
