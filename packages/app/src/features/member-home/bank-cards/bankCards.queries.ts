import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '../../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'

/** The member's cards, masked, and the banks a card can be added for. */
export function bankCardsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'bankCards'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/bankCard', { signal })),
  })
}

/** Adds a card; the form that sends it words its refusals. */
export function useAddBankCard() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (card: Schemas['BankCardAddition']) =>
      unwrap(gateway.POST('/wps/member/bankCard', { body: card })),
    meta: { wordedByCaller: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bankCardsQuery(gateway).queryKey }),
  })
}

/** Removes a card; the form that sends it words its refusals. */
export function useRemoveBankCard() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (removal: Schemas['BankCardRemoval']) =>
      unwrap(gateway.DELETE('/wps/member/bankCard', { body: removal })),
    meta: { wordedByCaller: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bankCardsQuery(gateway).queryKey }),
  })
}
