import DOMPurify from 'dompurify'

/** Elements that an operator's text may hold (S-native-05). Everything else is dropped, its words kept. */
const TAGS =
  'p br hr div span h1 h2 h3 h4 h5 h6 strong b em i u s small sub sup blockquote ul ol li a img table thead tbody tfoot tr th td caption'
const ATTRIBUTES = 'href src alt title width height colspan rowspan dir lang'

/** Addresses that may be followed or loaded: https, mail, telephone, and paths of the site. */
const ADDRESS = /^(?:https:|mailto:|tel:|\/(?!\/)|#)/i

/**
 * True for an address of the site itself, as the browser will read it: it takes a backslash for a slash and
 * skips tabs and line ends, so that the text alone (`/\evil.example`) does not tell.
 */
const isOwn = (address: string): boolean => URL.parse(address, location.href)?.origin === location.origin

/** True for a path whose text says the site, and the browser another one; or for a name and password in it. */
function isDisguised(address: string): boolean {
  const url = URL.parse(address, location.href)
  if (!url || url.username !== '' || url.password !== '') return true
  return /^[\s/\\#]/.test(address) && url.origin !== location.origin
}

/** A DOMPurify instance of its own: hooks on the shared one would affect every other user. */
const purifier = DOMPurify()
purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src']) {
    const address = node.getAttribute(name)
    if (address !== null && isDisguised(address)) node.removeAttribute(name)
  }
  if (!(node instanceof HTMLAnchorElement)) return
  const address = node.getAttribute('href')
  if (address !== null && isOwn(address)) return
  node.target = '_blank'
  node.rel = 'noopener noreferrer'
})

const RULES = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * Sanitised HTML: no scripts, handlers, styles, frames, forms or `javascript:` addresses. Browser only. Where
 * the browser has Trusted Types the result is one, by the policy `dompurify`: pages refuse any other.
 */
export function sanitise(html: string): TrustedHTML | string {
  return 'trustedTypes' in globalThis
    ? purifier.sanitize(html, { ...RULES, RETURN_TRUSTED_TYPE: true })
    : purifier.sanitize(html, RULES)
}
