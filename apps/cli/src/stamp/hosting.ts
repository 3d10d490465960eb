import { UNHASHED_CACHE, type HeaderRule } from './headers.ts'

/**
 * Page that both hosts answer with, and status 404, for unmatched paths. Without it Cloudflare Pages treats
 * the site as a single page and answers missing hashed files with HTML, which browsers would cache as a
 * script.
 */
export const NOT_FOUND_PAGE = '404.html'

/** `_headers` in the format of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ match, headers }: HeaderRule) =>
    [match, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Both hosts join the values of a header when several rules match, so no-cache is set on the unhashed
  // paths by name.
  const unhashed = ['/', '/index.html', '/app', '/app.html', '/m', '/m/*', '/sw.js', '/manifest.webmanifest']
  const pages = unhashed.map((match): HeaderRule => ({ match, headers: [UNHASHED_CACHE] }))
  return `${[...rules, ...pages].map(block).join('\n\n')}\n`
}

/**
 * `_redirects` for the same hosts: home gets its own page, every other route the bare one. There is no
 * catch-all rule: Cloudflare would apply it to existing files too, and a missing hashed file must stay
 * missing. Pages are named without their extension, which both hosts resolve and neither redirects.
 */
export function redirectsFile(homePaths: readonly string[]): string {
  const lines = homePaths.filter((path) => path !== '/').map((path) => `${path} / 200`)
  return `${[...lines, '/m/* /app 200'].join('\n')}\n`
}
