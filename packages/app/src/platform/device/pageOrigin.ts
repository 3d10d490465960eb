/** Origin that stands for the site's own while a document is made. `.invalid` never resolves. */
const NO_PAGE = 'https://site.invalid'

/** Origin of the page; while a document is made outside a browser, one that stands for the site's own. */
export const pageOrigin = (): string => globalThis.location?.origin ?? NO_PAGE

/** An address of the site's own origin as a path, which holds on every host that serves it; another one as it is. */
export function pathOrAddress(address: string): string {
  const { origin, pathname, search, hash } = new URL(address)
  return origin === pageOrigin() ? `${pathname}${search}${hash}` : address
}
