import { unwrap, type Gateway } from '@livery/api'
import type { DownloadLink } from '@livery/domain/device'
import { checkLink } from '@livery/domain/site'
import { queryOptions } from '@tanstack/react-query'

import { pageOrigin } from '#platform/device/pageOrigin.ts'

/** Query of the download links: apps and profiles, and the two links that the platform stores among them. */
export function downloadLinksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'downloadLinks'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/downloadLinks', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Query of what can be installed, from the same answer: absolute addresses, without those that may not be opened. */
export function downloadsQuery(gateway: Gateway) {
  return queryOptions({ ...downloadLinksQuery(gateway), select: openable })
}

function openable(links: readonly DownloadLink[]): readonly DownloadLink[] {
  return links.flatMap(({ resourceType, url }) => {
    const address = checkLink(url, { purpose: 'download', self: pageOrigin() })
    return address === null ? [] : [{ resourceType, url: address }]
  })
}
