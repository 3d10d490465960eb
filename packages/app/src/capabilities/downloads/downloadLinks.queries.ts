import { unwrap, type Gateway } from '@livery/api'
import type { DownloadLink } from '@livery/domain/device'
import { queryOptions } from '@tanstack/react-query'

/** Query of the download links: apps and profiles, and the two links that the platform stores among them. */
export function downloadLinksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'downloadLinks'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/downloadLinks', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Query of what can be installed, from the same answer: absolute addresses, without those that may not be opened. */
export function downloadsQuery(
  gateway: Gateway,
  check: (address: string, purpose: 'download') => string | null,
) {
  return queryOptions({
    ...downloadLinksQuery(gateway),
    select: (links): readonly DownloadLink[] =>
      links.flatMap(({ resourceType, url }) => {
        const address = check(url, 'download')
        return address === null ? [] : [{ resourceType, url: address }]
      }),
  })
}
