import { unwrap } from '@livery/api'
import { DEPOSIT_RETURN_PATH, depositOrderPath } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useMoneyOnce } from '#capabilities/money/useMoneyOnce.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'

import { depositQuery } from './deposit.queries.ts'
import { LATEST_DEPOSIT } from './latestDeposit.ts'

interface Wish {
  readonly channelId: string
  readonly amount: string
  readonly promotionKey?: string
}

/** Opens a deposit order, once, and leads to its page. */
export function useOpenDeposit() {
  const { gateway, storage } = useServices()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMoneyOnce({
    name: 'deposit',
    orderOf: (wish: Wish) => ({ ...wish, returnPath: DEPOSIT_RETURN_PATH }),
    record: ROUTES.accountRecord.titleId,
    send: (body, { header, signal }) =>
      unwrap(gateway.POST('/wps/transaction/deposit', { params: { header }, body, signal })),
    onDone: (order) => {
      storage.write(LATEST_DEPOSIT, order.orderNumber)
      queryClient.setQueryData(depositQuery(gateway, order.orderNumber).queryKey, order)
      void navigate(depositOrderPath(order.orderNumber))
    },
  })
}
