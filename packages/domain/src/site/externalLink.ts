/** Purpose of a link; each has the schemes that it may use (S-native-04). */
export type LinkPurpose = 'page' | 'frame' | 'contact' | 'download' | 'image'

const SCHEMES: Readonly<Record<LinkPurpose, readonly string[]>> = {
  page: ['https:', 'http:'],
  frame: ['https:', 'http:'],
  image: ['https:', 'http:'],
  contact: [
    'https:',
    'http:',
    'mailto:',
    'tel:',
    'sms:',
    'tg:',
    'whatsapp:',
    'zalo:',
    'line:',
    'viber:',
    'fb-messenger:',
  ],
  download: ['https:', 'http:', 'itms-services:', 'itms-apps:', 'market:'],
}

export type LinkRules = {
  readonly purpose: LinkPurpose
  /** Origin of the page: relative addresses resolve against it and it is always allowed. */
  readonly self: string
  /**
   * Origins that the tenant trusts (`https://pay.example`, `https://*.example`). Absent or empty, any origin
   * passes; a list allows only its own.
   */
  readonly origins?: readonly string[] | undefined
}

/**
 * Checks an address that came from the gateway before it is opened.
 * Plain http passes only to this machine (development and tests). An empty address leads nowhere: a browser would take
 * it for the page itself.
 * @returns the absolute address, or `null` when it must not be opened.
 */
export function checkLink(address: string, { purpose, self, origins = [] }: LinkRules): string | null {
  if (isEmptyAddress(address)) return null
  const url = URL.parse(address, self)
  if (!url || url.username || url.password) return null
  if (!SCHEMES[purpose].includes(url.protocol)) return null
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.href
  if (url.origin === self) return url.href
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return null
  if (origins.length > 0 && !origins.some((pattern) => originMatches(pattern, url.origin))) return null
  return url.href
}

/** True for an answer without the address that was asked for. */
export function isEmptyAddress(address: string): boolean {
  return /^\s*$/.test(address)
}

/** True when an origin is the pattern, or one of its subdomains for `https://*.example`. */
export function originMatches(pattern: string, origin: string): boolean {
  const wildcard = /^([a-z]+:\/\/)\*\.(.+)$/i.exec(pattern)
  if (!wildcard) return URL.parse(pattern)?.origin === origin
  const [, scheme = '', host = ''] = wildcard
  return origin.startsWith(scheme) && origin.slice(scheme.length).endsWith(`.${host}`)
}

/** Links ending in .ipa or .apk open in the same window, others in a new one. */
export function opensInSameWindow(address: string): boolean {
  const path = URL.parse(address, 'https://relative.invalid')?.pathname ?? ''
  return /\.(?:ipa|apk)$/i.test(path)
}

/** True for hosts that never leave the machine, where browsers trust plain http. @param hostname as `URL` writes it */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname)
}
