import { unwrap, type Gateway } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'
import { isRefusal } from '#platform/errors/refusalOf.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { withdrawRulesQuery } from '../withdraw.queries.ts'
import { withdrawalsMessages as messages } from './withdrawals.messages.ts'

/** Withdrawals that the page shows; the account record has all. */
const SHOWN = 5

/** Query of the latest withdrawals with their states. */
export function withdrawalsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'withdraw', 'list'],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/transaction/withdrawals', {
          params: { query: { pageNo: 1, pageSize: SHOWN } },
          signal,
        }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Cancels a pending withdrawal; one that was closed meanwhile shows its state. */
export function useCancelWithdrawal() {
  const gateway = useGateway()
  const { overlays, fail } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (orderNumber: string) =>
      unwrap(
        gateway.POST('/wps/transaction/withdraw/{orderNumber}/cancel', { params: { path: { orderNumber } } }),
      ),
    onSuccess: () => overlays.notify.success(messages.cancelled),
    onError: (error) => {
      if (!isRefusal(error, 'withdraw.not_pending')) return fail.ofAction(error)
      overlays.notify.info(messages.tooLate)
    },
    onSettled: () => {
      for (const { queryKey } of [
        withdrawalsQuery(gateway),
        withdrawRulesQuery(gateway),
        walletQuery(gateway),
      ])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
