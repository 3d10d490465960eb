/** One response header. */
export type Header = readonly [name: string, value: string]

/** Headers for matching paths; all matching rules apply. */
export interface HeaderRule {
  /** An exact path, a folder (`/assets/*`), or everything (`/*`). */
  readonly match: string
  readonly headers: readonly Header[]
  /** Names of headers of earlier rules that say nothing here. Hosts that read `_headers` send them all the same. */
  readonly without?: readonly string[]
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

const POLICY = 'Content-Security-Policy'

/** Headers that browsers obey in documents only. */
const OF_DOCUMENTS = [
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Permitted-Cross-Domain-Policies',
]

/**
 * Headers that say nothing in folders whose files cannot be opened as a document: up to a kilobyte less for each file. A
 * script may be a worker, which obeys the policy of its own answer. A brand's pictures keep all, because an SVG can be
 * opened.
 */
const WITHOUT: Partial<Record<(typeof HASHED_FOLDERS)[number], readonly string[]>> = {
  '/assets/': OF_DOCUMENTS,
  '/messages/': [POLICY, ...OF_DOCUMENTS],
  '/fonts/': [POLICY, ...OF_DOCUMENTS],
}

function security(policy: string): Header[] {
  return [
    [POLICY, policy],
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
 * Header rules of a bundle: security headers wherever they say something, hashed files cached for a year, the old icon for a
 * day, everything else revalidated.
 */
export function headerRules(policy: string): HeaderRule[] {
  const cached = (match: string, value: string): HeaderRule => ({
    match,
    headers: [['Cache-Control', value]],
  })
  const hashed = (folder: (typeof HASHED_FOLDERS)[number]): HeaderRule => ({
    ...cached(`${folder}*`, `public, max-age=${YEAR}, immutable`),
    without: WITHOUT[folder] ?? [],
  })
  const typed = (match: string, value: string): HeaderRule => ({ match, headers: [['Content-Type', value]] })
  return [
    { match: '/*', headers: security(policy) },
    ...HASHED_FOLDERS.map(hashed),
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
    for (const name of rule.without ?? []) found.delete(name)
    for (const [name, value] of rule.headers) found.set(name, value)
  }
  return [...found]
}
