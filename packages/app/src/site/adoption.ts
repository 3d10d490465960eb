import { matchRoute } from '@livery/domain/routes'
import type { DocumentContent } from '@livery/tenant'

import type { SiteServices } from '#platform/boot/createServices.ts'
import { siteStatusAtom } from '#platform/status/status.ts'

/** True while a document's content may be shown: older content is loaded from the gateway instead. */
export const isFresh = ({ asOf, maxAge }: DocumentContent, now: number = Date.now()): boolean =>
  now - asOf < maxAge

/**
 * True when the first render on this device is the one that the document was made with: a visitor without a
 * session, in the document's language, at its address, while the site is open. Any other first render replaces the
 * content at once.
 */
export function showsDocument(content: DocumentContent, services: SiteServices, address: Location): boolean {
  const { session, language, store } = services
  return (
    session.current() === undefined &&
    language.current() === content.language &&
    store.get(siteStatusAtom).kind === 'normal' &&
    isSamePage(content.path, address)
  )
}

/** True when an address shows the page of a document. Home shows the same for every query and at every alias. */
function isSamePage(path: string, { pathname, search }: Location): boolean {
  const { route } = matchRoute(pathname)
  if (route.homeExtras) return matchRoute(path.replace(/[?#].*/, '')).route.id === route.id
  return `${pathname}${search}` === path
}
