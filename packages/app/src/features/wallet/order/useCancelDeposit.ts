import { unwrap } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'
import { isRefusal } from '#platform/errors/refusalOf.ts'

import { depositQuery } from '../deposit/deposit.queries.ts'

/** Cancels an unpaid deposit (S-deposit-05); one that was paid or closed meanwhile shows its state. */
export function useCancelDeposit(orderNumber: string) {
  const gateway = useGateway()
  const { fail } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      unwrap(
        gateway.POST('/wps/transaction/deposit/{orderNumber}/cancel', { params: { path: { orderNumber } } }),
      ),
    onError: (error) => {
      if (!isRefusal(error, 'deposit.not_open')) fail.ofAction(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: depositQuery(gateway, orderNumber).queryKey }),
  })
}
