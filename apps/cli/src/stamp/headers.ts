/** One response header. */
export type Header = readonly [name: string, value: string]

/** Headers for matching paths; all matching rules apply. */
export interface HeaderRule {
  /** An exact path, a folder (`/assets/*`), or everything (`/*`). */
  readonly match: string
  readonly headers: readonly Header[]
}

/** `_build/headers.json`: settings that a server needs for a bundle. */
export interface ServedHeaders {
  readonly rules: readonly HeaderRule[]
  /** Paths answered with `index.html`; all other paths without a file get `app.html`. */
  readonly homePaths: readonly string[]
}

/** Folders whose file names contain a content hash. */
export const HASHED_FOLDERS = ['/assets/', '/messages/', '/brand/', '/fonts/', '/icons/'] as const

/** Files that let a brand's Android and iOS apps open its addresses. */
export const ASSET_LINKS_PATH = '/.well-known/assetlinks.json'
export const APPLE_ASSOCIATION_PATH = '/.well-known/apple-app-site-association'
const WELL_KNOWN = [ASSET_LINKS_PATH, APPLE_ASSOCIATION_PATH]

const YEAR = 31_536_000
const DAY = 86_400

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

function security(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS.map((feature) => `${feature}=()`).join(', ')],
    // Allows pop-ups: a payment page opened by the site may report back to it.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Other sites may not embed files; link previewers are not affected.
    ['Cross-Origin-Resource-Policy', 'same-site'],
    ['Origin-Agent-Cluster', '?1'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`],
  ]
}

/**
 * Header rules of a bundle: security headers everywhere, hashed files cached for a year, the old icon for a
 * day, everything else revalidated.
 */
export function headerRules(policy: string): HeaderRule[] {
  const cached = (match: string, value: string, more: readonly Header[] = []): HeaderRule => ({
    match,
    headers: [['Cache-Control', value], ...more],
  })
  const typed = (match: string, value: string): HeaderRule => ({ match, headers: [['Content-Type', value]] })
  return [
    { match: '/*', headers: security(policy) },
    ...HASHED_FOLDERS.map((folder) => cached(`${folder}*`, `public, max-age=${YEAR}, immutable`)),
    cached('/favicon.ico', `public, max-age=${DAY}`),
    // The operating systems expect both files to be JSON, whatever their extension.
    ...WELL_KNOWN.map((path) => typed(path, 'application/json')),
  ]
}

/** Cache rule of all other paths: pages, the service worker, the manifest. */
export const UNHASHED_CACHE: Header = ['Cache-Control', 'no-cache']

/** True where a rule's `match` covers a path. */
function ruleMatches(match: string, path: string): boolean {
  return match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : match === path
}

/** Every header of one path. */
export function headersOf(rules: readonly HeaderRule[], path: string): Header[] {
  const found = new Map<string, string>([UNHASHED_CACHE])
  for (const rule of rules) {
    if (!ruleMatches(rule.match, path)) continue
    for (const [name, value] of rule.headers) found.set(name, value)
  }
  return [...found]
}
