import { unwrap } from '@livery/api'
import { DEPOSIT_RETURN_PATH, depositOrderPath } from '@livery/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useShell } from '../../../shell/boot/index.ts'
import { useMoneyOnce } from '../../../shell/money/useMoneyOnce.ts'
import { depositQuery } from './deposit.queries.ts'
import { LATEST_DEPOSIT } from './latestDeposit.ts'

interface Wish {
  readonly channelId: string
  readonly amount: string
}

/** Opens a deposit order, once, and leads to its page. */
export function useOpenDeposit() {
  const { gateway, storage } = useShell()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMoneyOnce({
    name: 'deposit',
    contentOf: ({ channelId, amount }: Wish) => `${channelId} ${amount}`,
    send: (wish, header) =>
      unwrap(
        gateway.POST('/wps/transaction/deposit', {
          params: { header },
          body: { ...wish, returnPath: DEPOSIT_RETURN_PATH },
        }),
      ),
    onDone: (order) => {
      storage.write(LATEST_DEPOSIT, order.orderNumber)
      queryClient.setQueryData(depositQuery(gateway, order.orderNumber).queryKey, order)
      void navigate(depositOrderPath(order.orderNumber))
    },
  })
}
