import { unwrap, type Gateway } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { queryOptions } from '@tanstack/react-query'

import { useMoneyOnce } from '#capabilities/money/useMoneyOnce.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import type { Receipt, WithdrawalWish } from './withdrawal.ts'

/** Query of the withdrawal rules: available amount, fees, and missing requirements. */
export function withdrawRulesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'withdraw', 'rules'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/transaction/withdraw', { signal })),
    staleTime: 0,
  })
}

/**
 * Asks for a withdrawal, once. The payment password is no part of what makes two wishes the same: it is never kept.
 * @param onFailed the call has failed while its sheet was open
 */
export function useWithdraw(onDone: (receipt: Receipt) => void, onFailed: (error: Error) => void) {
  const gateway = useGateway()
  return useMoneyOnce({
    name: 'withdraw',
    orderOf: ({ card, amount }: WithdrawalWish) => ({ bankCardId: card.id, amount }),
    record: ROUTES.accountRecord.titleId,
    send: (order, { header, signal, wish: { paymentPassword } }) =>
      unwrap(
        gateway.POST('/wps/transaction/withdraw', {
          params: { header },
          body: { ...order, paymentPassword },
          signal,
        }),
      ),
    onDone: (withdrawal, { card }) => onDone({ withdrawal, card }),
    onFailed,
  })
}
