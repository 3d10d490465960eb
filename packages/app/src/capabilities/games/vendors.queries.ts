import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { vendorMappingFromWire } from './gameMapping.ts'

/** Time that vendors count as fresh, ms: they change when an operator signs a contract, not during a visit. */
const VENDORS_STALE_AFTER = 10 * 60_000

/** Query of the vendors of each category, and of the game that opens each vendor. */
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
