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
export const HASHED_FOLDERS = ['/assets/', '/messages/', '/brand/', '/fonts/'] as const

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
    ['Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`],
  ]
}

/** Security headers everywhere; hashed files kept for a year, icons for a day, all else asked for again. */
export function headerRules(policy: string): HeaderRule[] {
  const cached = (match: string, value: string, more: readonly Header[] = []): HeaderRule => ({
    match,
    headers: [['Cache-Control', value], ...more],
  })
  return [
    { match: '/*', headers: security(policy) },
    ...HASHED_FOLDERS.map((folder) => cached(`${folder}*`, `public, max-age=${YEAR}, immutable`)),
    cached('/icons/*', `public, max-age=${DAY}`),
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
