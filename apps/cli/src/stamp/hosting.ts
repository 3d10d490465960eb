import { UNHASHED_CACHE } from './headers.ts'
import type { HeaderRule } from './headers.ts'

/**
 * What both hosts answer with, and with status 404, where nothing else fits. Without it Cloudflare Pages takes the whole
 * site for one page and answers even for hashed files that are gone, with HTML that would be kept as a script.
 */
export const NOT_FOUND_PAGE = '404.html'

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ match, headers }: HeaderRule) =>
    [match, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Both hosts join the values of one header when several rules fit: no-cache goes to the unhashed paths by name.
  const unhashed = ['/', '/index.html', '/app', '/app.html', '/m', '/m/*', '/sw.js', '/manifest.webmanifest']
  const pages = unhashed.map((match): HeaderRule => ({ match, headers: [UNHASHED_CACHE] }))
  return `${[...rules, ...pages].map(block).join('\n\n')}\n`
}

/**
 * `_redirects` as the same hosts read it: home gets its own page, every other route the bare one. No rule catches
 * everything: Cloudflare would answer for files that exist too, and a hashed file that is gone must stay gone. Pages are
 * named without their ending, which both hosts find and neither redirects.
 */
export function redirectsFile(homePaths: readonly string[]): string {
  const lines = homePaths.filter((path) => path !== '/').map((path) => `${path} / 200`)
  return `${[...lines, '/m/* /app 200'].join('\n')}\n`
}
