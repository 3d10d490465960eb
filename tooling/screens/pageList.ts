import { pageFileOf, type PageFacts } from '@livery/domain/routes'

/** Path of the page list, from the repository's root. */
export const PAGE_LIST = 'packages/app/src/site/routes/pages.ts'

/**
 * Source text of the site's page list: a dynamic import of every route's page, in literals that the bundler sees. Routes
 * that show one page share it, so that going from one to the other waits for nothing.
 */
export function pageList(routes: readonly PageFacts[]): string {
  const fileOf = new Map(routes.map((route) => [route.id, pageFileOf(route)]))
  const files = [...fileOf.values()]
  const shared = [...new Set(files.filter((file, at) => files.indexOf(file) !== at))]
  const lines = [...fileOf].map(
    ([id, file]) => `  ${id}: ${shared.includes(file) ? nameOf(file) : lazyPage(file)},`,
  )
  return `import type { RouteId } from '@livery/domain/routes'

import { lazyPage, type LazyPage } from '#platform/routing/lazyPage.ts'

// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

${shared.map((file) => `const ${nameOf(file)} = ${lazyPage(file)}`).join('\n')}

/** The page of every route, fetched when it is first wanted. */
export const PAGES: Readonly<Record<RouteId, LazyPage>> = {
${lines.join('\n')}
}
`
}

const lazyPage = (file: string) => `lazyPage(() => import('#features/${file}'))`

/** Name of the constant for a page that several routes share, such as `gameCenterPage`. */
function nameOf(file: string): string {
  const name = file.replace(/^.*\/|\.tsx$/g, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}
