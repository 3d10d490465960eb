import { unwrap, type Schemas } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import { bankCardsQuery } from './bankCards.queries.ts'

/** Adds a card; the form that sends it words its refusals. */
export function useAddBankCard() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (card: Schemas['BankCardAddition']) =>
      unwrap(gateway.POST('/wps/member/bankCard', { body: card })),
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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bankCardsQuery(gateway).queryKey }),
  })
}
