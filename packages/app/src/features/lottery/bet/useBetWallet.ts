import { queryOptions, useQuery } from '@tanstack/react-query'

import { WALLET_FRESHNESS, walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { useTicket, type Ticket } from './ticket.ts'

/** Wallet of a player who was admitted by a launch token; cached separately from the session's. */
function ticketWalletQuery(id: string, calls: Ticket['calls']) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'ticketWallet', id],
    queryFn: ({ signal }) => calls.wallet(signal),
    ...WALLET_FRESHNESS,
  })
}

/** Balance for the bet page, fetched while `wanted`: with the session, or with the page's own token. */
export function useBetWallet(wanted: boolean) {
  const gateway = useGateway()
  const { admitted, id, calls } = useTicket()
  const query = id === undefined ? walletQuery(gateway) : ticketWalletQuery(id, calls)
  return useQuery({ ...query, enabled: admitted && wanted })
}
