import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { depositPollDelay } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'

export type Channel = Schemas['DepositChannel']
export type Deposit = Schemas['Deposit']

/** The ways to deposit, with what each takes and costs. */
export function depositChannelsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'deposit', 'channels'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/transaction/deposit/channels', { signal })),
  })
}

/** How a deposit stands: asked again until it is settled, and at once when the player comes back from the pay page. */
export function depositQuery(gateway: Gateway, orderNumber: string) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'deposit', 'order', orderNumber],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/transaction/deposit/{orderNumber}', { params: { path: { orderNumber } }, signal }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'pending' ? depositPollDelay(gateway.clock.now() - Date.parse(data.createdAt)) : false,
  })
}
