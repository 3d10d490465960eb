import { unwrap } from '@livery/api'
import { useQuery } from '@tanstack/react-query'

import { useGateway } from '../../../shell/boot/index.ts'
import { walletQuery } from '../../../shell/gateway/wallet.queries.ts'
import { useTicket } from './ticket.ts'

/** What the player has, asked for while it is `wanted`: with the session, or with the table's own token. */
export function useTableWallet(wanted: boolean) {
  const gateway = useGateway()
  const { admitted, headers } = useTicket()
  return useQuery({
    ...walletQuery(gateway),
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/wallets/gcs', { headers: headers(), signal })),
    enabled: admitted && wanted,
  })
}
