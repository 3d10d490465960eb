import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

/** Time that the operator's switches count as fresh, ms. Operators change them a few times a day. */
const WHITELABEL_STALE_AFTER = 5 * 60_000

/** The merchant's live settings: flags that switch off, enabled promotions, templates, links, picture hosts. */
export function whitelabelQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'whitelabel'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/system/whitelabel', { signal })),
    staleTime: WHITELABEL_STALE_AFTER,
    refetchInterval: WHITELABEL_STALE_AFTER,
  })
}
