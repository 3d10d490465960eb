import { ROUTE_LIST } from '@livery/domain/routes'

/** `robots.txt`: excludes members' pages from search engines. */
export function robotsFile(): string {
  const hidden = ROUTE_LIST.filter(({ access }) => access !== 'anyone').map(
    ({ path }) => `Disallow: ${path.replace(/:.*/, '')}`,
  )
  return `${['User-agent: *', ...hidden].join('\n')}\n`
}
