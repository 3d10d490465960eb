import { unwrap, type Gateway } from '@livery/api'
import { checkLink, type DownloadLink } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

/** Where the apps and profiles are, and the two links that the platform keeps among them. */
export function downloadLinksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'downloadLinks'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/downloadLinks', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The same answer as what can be installed: each link with its whole address, those left out that may not be opened. */
export function downloadsQuery(gateway: Gateway) {
  return queryOptions({ ...downloadLinksQuery(gateway), select: openable })
}

function openable(links: readonly DownloadLink[]): readonly DownloadLink[] {
  return links.flatMap(({ resourceType, url }) => {
    const address = checkLink(url, { purpose: 'download', self: location.origin })
    return address === null ? [] : [{ resourceType, url: address }]
  })
}
