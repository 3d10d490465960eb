import { ROUTE_LIST } from '@livery/domain/routes'

import { SITEMAP } from '../documents/sitemap.ts'

/**
 * `robots.txt`: excludes members' pages from search engines, and names the sitemap.
 * @param site absolute address of the site, without a trailing slash
 */
export function robotsFile(site: string): string {
  const hidden = ROUTE_LIST.filter(({ access }) => access !== 'anyone').map(
    ({ path }) => `Disallow: ${path.replace(/:.*/, '')}`,
  )
  return `${['User-agent: *', ...hidden, '', `Sitemap: ${site}/${SITEMAP}`].join('\n')}\n`
}
