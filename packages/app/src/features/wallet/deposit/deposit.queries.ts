import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { depositPollDelay } from '@livery/domain/money'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

export type Channel = Schemas['DepositChannel']
export type Deposit = Schemas['Deposit']

/** Query of the deposit channels, with their bounds and fees. */
export function depositChannelsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'deposit', 'channels'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/transaction/deposit/channels', { signal })),
  })
}

/**
 * Query of a deposit's state: polled until it is settled, and refetched when the player returns from the payment
 * page.
 */
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
