import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { vendorMappingFromWire } from '../gateway/mapping/game.ts'

/** Vendors change when an operator signs a contract, not while a player looks. */
const VENDORS_STALE_AFTER = 10 * 60_000

/** Which vendors a category has and what opens each. */
export function vendorMappingQuery(gateway: Gateway, merchantCode: string) {
  return queryOptions({
    queryKey: ['games', 'vendors', merchantCode],
    queryFn: async ({ signal }) =>
      vendorMappingFromWire(
        (await unwrap(gateway.GET('/lgw/games/vendors', { params: { query: { merchantCode } }, signal })))
          .list,
      ),
    staleTime: VENDORS_STALE_AFTER,
  })
}
