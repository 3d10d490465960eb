import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { walletFromWire } from './walletMapping.ts'

/** Time that a balance counts as fresh, ms; an older one is refetched when it becomes visible or the player returns to it. */
export const WALLET_FRESHNESS = { staleTime: 10_000, refetchOnWindowFocus: true } as const

/** The member's balances; shared because every page that moves money shows or changes them. */
export function walletQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'wallet'],
    queryFn: async ({ signal }) => walletFromWire(await unwrap(gateway.GET('/wps/wallets/gcs', { signal }))),
    ...WALLET_FRESHNESS,
  })
}
