import { ROUTE_LIST } from '@livery/domain'

/** `robots.txt`: pages of one member are nothing for a search engine. */
export function robotsFile(): string {
  const hidden = ROUTE_LIST.filter(({ needsSession }) => needsSession).map(
    ({ path }) => `Disallow: ${path.replace(/:.*/, '')}`,
  )
  return `${['User-agent: *', ...hidden].join('\n')}\n`
}
