import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

/** Where the apps and profiles are. */
export function downloadLinksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'downloadLinks'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/downloadLinks', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
