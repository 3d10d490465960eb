import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from './memberQueries.ts'

/** A balance older than this is asked for again when it comes into view, ms. */
const WALLET_STALE_AFTER = 10_000

/** The member's balances; shared because every page that moves money shows or changes them. */
export function walletQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'wallet'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/wallets/gcs', { signal })),
    staleTime: WALLET_STALE_AFTER,
    refetchOnWindowFocus: true,
  })
}
