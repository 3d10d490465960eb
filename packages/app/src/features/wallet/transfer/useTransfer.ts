import { unwrap, type Schemas } from '@livery/api'
import { useQueryClient } from '@tanstack/react-query'

import { useShell } from '../../../shell/boot/index.ts'
import { walletQuery } from '../../../shell/gateway/wallet.queries.ts'
import { useMoneyOnce } from '../../../shell/money/useMoneyOnce.ts'
import { transferMessages as messages } from './transfer.messages.ts'

/** Moves money between the main wallet and a vendor's, once; the answer is how the wallets are now. */
export function useTransfer(onMoved: () => void) {
  const { gateway, overlays } = useShell()
  const queryClient = useQueryClient()
  return useMoneyOnce({
    name: 'transfer',
    contentOf: (wish: Schemas['WalletTransfer']) => JSON.stringify(wish),
    send: (wish, header) =>
      unwrap(gateway.POST('/wps/relay/GCS_walletTransfer', { params: { header }, body: wish })),
    onDone: (wallet) => {
      queryClient.setQueryData(walletQuery(gateway).queryKey, wallet)
      overlays.notify.success(messages.moved)
      onMoved()
    },
  })
}
