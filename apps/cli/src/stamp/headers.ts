/** One response header. */
export type Header = readonly [name: string, value: string]

/** Headers of the paths that a rule names; every rule that fits adds its own. */
export interface HeaderRule {
  /** An exact path, a folder (`/assets/*`), or everything (`/*`). */
  readonly match: string
  readonly headers: readonly Header[]
}

/** `_build/headers.json`: what a server has to know to serve a bundle as it was meant. */
export interface ServedHeaders {
  readonly rules: readonly HeaderRule[]
  /** Paths answered with `index.html`; everything else that is no file gets `app.html`. */
  readonly homePaths: readonly string[]
}

/** Folders whose files carry their content's hash in their names. */
export const HASHED_FOLDERS = ['/assets/', '/messages/', '/brand/', '/fonts/', '/icons/'] as const

/** What Android and iOS read to let a brand's apps open its addresses. */
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
    // Pop-ups: a pay page opened by the site may still report back to it.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Nothing of this site is for pages of another one; programs that preview links do not ask.
    ['Cross-Origin-Resource-Policy', 'same-site'],
    ['Origin-Agent-Cluster', '?1'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`],
  ]
}

/** Security headers everywhere; hashed files kept for a year, the old icon for a day, all else asked for again. */
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
    // Both are read by the systems, which expect them to be JSON whatever their ending is.
    ...WELL_KNOWN.map((path) => typed(path, 'application/json')),
  ]
}

/** Cache rule of whatever no other rule names: pages, the service worker, the manifest. */
export const UNHASHED_CACHE: Header = ['Cache-Control', 'no-cache']

/** True where a rule's `match` covers a path. */
export function ruleMatches(match: string, path: string): boolean {
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
