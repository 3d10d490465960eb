import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { useGateway } from '../../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'
import { useMoneyOnce } from '../../../shell/money/useMoneyOnce.ts'
import type { Receipt, WithdrawalWish } from './withdrawal.ts'

/** What can be withdrawn now, what it costs, and what stands in the way. */
export function withdrawRulesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'withdraw', 'rules'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/transaction/withdraw', { signal })),
    staleTime: 0,
  })
}

/** Asks for a withdrawal, once. The payment password is no part of what makes two wishes the same: it is never kept. */
export function useWithdraw(onDone: (receipt: Receipt) => void) {
  const gateway = useGateway()
  return useMoneyOnce({
    name: 'withdraw',
    contentOf: ({ card, amount }: WithdrawalWish) => `${card.id} ${amount}`,
    send: ({ card, amount, paymentPassword }, header) =>
      unwrap(
        gateway.POST('/wps/transaction/withdraw', {
          params: { header },
          body: { bankCardId: card.id, amount, paymentPassword },
        }),
      ),
    onDone: (withdrawal, { card }) => onDone({ withdrawal, card }),
  })
}
