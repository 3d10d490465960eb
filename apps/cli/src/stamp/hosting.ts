import { DOCUMENT_FOLDER, PUBLIC_ROUTES, ROUTES } from '@livery/domain/routes'

import { SITEMAP } from '../documents/sitemap.ts'
import { UNHASHED_CACHE, type HeaderRule } from './headers.ts'

/**
 * Page that both hosts answer with, and status 404, for unmatched paths. Without it Cloudflare Pages treats
 * the site as a single page and answers missing hashed files with HTML, which browsers would cache as a
 * script.
 */
export const NOT_FOUND_PAGE = '404.html'

/**
 * `_headers` in the format of Netlify and Cloudflare Pages.
 * @param homes paths of home in every language
 */
export function headersFile(rules: readonly HeaderRule[], homes: readonly string[]): string {
  const block = ({ match, headers }: HeaderRule) =>
    [match, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Both hosts join the values of a header when several rules match, so no-cache is set on the unhashed
  // paths by name.
  const files = ['/index.html', '/app.html', '/sw.js', '/manifest.webmanifest', `/${SITEMAP}`]
  const unhashed = ['/', '/app', '/m', '/m/*', ...files, ...homes.filter((path) => path !== '/')]
  const pages = unhashed.map((match): HeaderRule => ({ match, headers: [UNHASHED_CACHE] }))
  return `${[...rules, ...pages].map(block).join('\n\n')}\n`
}

/** Public routes with a document at their path. These hosts choose none by a query: `?gameType=` gets its route's. */
const WITH_DOCUMENT = PUBLIC_ROUTES.filter(({ id, needsQuery }) => id !== ROUTES.home.id && !needsQuery)

/**
 * `_redirects` for the same hosts: home and public routes get their documents, every other route the bare page. There is no
 * catch-all rule: Cloudflare would apply it to existing files too, and a missing hashed file must stay
 * missing. Pages are named without their extension, which both hosts resolve and neither redirects.
 */
export function redirectsFile(homePaths: readonly string[]): string {
  const home = homePaths.filter((path) => path !== '/').map((path) => `${path} / 200`)
  const documents = WITH_DOCUMENT.map(({ path }) => `${path} /${DOCUMENT_FOLDER}${path} 200`)
  return `${[...home, ...documents, '/m/* /app 200'].join('\n')}\n`
}
