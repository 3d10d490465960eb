/**
 * Calls whose answers may be in a document: they read, and a guest gets the same answer as every other. Calls about one
 * visitor are not among them, although they need no session: the status of the site, which tells the address that asked
 * and whether its country is allowed, captchas, verification and sessions.
 */
const PUBLIC_READS: readonly RegExp[] = [
  /^\/wps\/system\/(?:whitelabel|country|downloadLinks|customerService|helpCenter)$/,
  /^\/wps\/member\/register\/rules$/,
  /^\/wps\/promotions(?:\/[\w-]+)?$/,
  /^\/wps\/announcement\/popular$/,
  /^\/wps\/relay\/MCSFE_getListAnnouncements$/,
  /^\/lgw\/(?:winners|jackpot|live|sports\/fixtures)$/,
  /^\/lgw\/games\/(?:mobile|hot|vendorTypes|vendors)$/,
  /^\/lotto\/(?:list|menu|numero|draws|plays|vn\/recent|vn\/numero)$/,
]

/** The only headers of a request that the gateway is sent; they name the brand and the language, and nobody. */
export const SENT_HEADERS = ['accept-language', 'gateway', 'merchant'] as const

/** Why a request may not be answered from a snapshot; undefined where it may. */
export function reasonAgainst(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET') return `${request.method} does more than read`
  if (request.headers.has('authorization') || request.headers.has('cookie') || searchParams.has('token'))
    return 'it is a member’s'
  if (!PUBLIC_READS.some((path) => path.test(pathname))) return `${pathname} is not public`
  return undefined
}
