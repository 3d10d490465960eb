import { unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { useQueryClient } from '@tanstack/react-query'

import { useMoneyOnce } from '#capabilities/money/useMoneyOnce.ts'
import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { walletFromWire } from '#capabilities/wallet/walletMapping.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { dropOlderAnswers } from '#platform/queries/dropOlderAnswers.ts'

import { transferMessages as messages } from './transfer.messages.ts'
import { transferToWire, type Transfer } from './transferMapping.ts'

/** Moves money between the main wallet and a vendor's, once; the answer is the new state of the wallets. */
export function useTransfer(onMoved: () => void) {
  const { gateway, overlays } = useServices()
  const queryClient = useQueryClient()
  return useMoneyOnce({
    name: 'transfer',
    orderOf: (wish: Transfer) => transferToWire(wish),
    record: ROUTES.accountRecord.titleId,
    send: (body, { header, signal }) =>
      unwrap(gateway.POST('/wps/relay/GCS_walletTransfer', { params: { header }, body, signal })).then(
        walletFromWire,
      ),
    onDone: (wallet) => {
      const { queryKey } = walletQuery(gateway)
      queryClient.setQueryData(queryKey, wallet)
      dropOlderAnswers(queryClient, { queryKey, exact: true })
      overlays.notify.success(messages.moved)
      onMoved()
    },
  })
}
