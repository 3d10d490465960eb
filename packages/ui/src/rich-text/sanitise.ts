import DOMPurify from 'dompurify'

/** Elements that an operator's text may hold (S-native-05). Everything else is dropped, its words kept. */
const TAGS =
  'p br hr div span h1 h2 h3 h4 h5 h6 strong b em i u s small sub sup blockquote ul ol li a img table thead tbody tfoot tr th td caption'
const ATTRIBUTES = 'href src alt title width height colspan rowspan dir lang'

/** Addresses that may be followed or loaded: https, mail, telephone, and paths of the site. */
const ADDRESS = /^(?:https:|mailto:|tel:|\/(?!\/)|#)/i

/** A DOMPurify instance of its own: hooks on the shared one would affect every other user. */
const purifier = DOMPurify()
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement) || node.getAttribute('href')?.startsWith('/')) return
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
