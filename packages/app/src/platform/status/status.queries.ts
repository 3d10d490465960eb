import { unwrap, type Gateway } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

/** Interval at which an open site polls its status, ms. */
const STATUS_INTERVAL = 60_000

export function systemStatusQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'status'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/system/status', { signal })),
    staleTime: STATUS_INTERVAL,
    refetchInterval: STATUS_INTERVAL,
    refetchOnWindowFocus: true,
  })
}
