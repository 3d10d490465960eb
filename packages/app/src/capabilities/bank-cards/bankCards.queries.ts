import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** The member's cards, masked, and the banks a card can be added for; the profile keeps them, withdrawals go to one. */
export function bankCardsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'bankCards'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/bankCard', { signal })),
  })
}
