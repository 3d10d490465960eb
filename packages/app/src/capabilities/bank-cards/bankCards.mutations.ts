import { unwrap, type Schemas } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import { bankCardsQuery } from './bankCards.queries.ts'

/** Callbacks of a call, called also when its form is gone by then. */
interface CardCallbacks {
  readonly onDone: () => void
  /** Words a refusal. */
  readonly onFailed: (error: Error) => void
}

/** Adds a card. */
export function useAddBankCard({ onDone, onFailed }: CardCallbacks) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (card: Schemas['BankCardAddition']) =>
      unwrap(gateway.POST('/wps/member/bankCard', { body: card })),
    onSuccess: () => {
      onDone()
      return queryClient.invalidateQueries({ queryKey: bankCardsQuery(gateway).queryKey })
    },
    onError: onFailed,
  })
}

/** Removes a card. */
export function useRemoveBankCard({ onDone, onFailed }: CardCallbacks) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (removal: Schemas['BankCardRemoval']) =>
      unwrap(gateway.DELETE('/wps/member/bankCard', { body: removal })),
    onSuccess: () => {
      onDone()
      return queryClient.invalidateQueries({ queryKey: bankCardsQuery(gateway).queryKey })
    },
    onError: onFailed,
  })
}
