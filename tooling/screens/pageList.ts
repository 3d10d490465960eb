import { areaOf, pageFileOf, type PageFacts } from '@livery/domain/routes'

import { exportOf } from './areas.ts'

/** Path of the page list, from the repository's root. */
export const PAGE_LIST = 'packages/app/src/site/routes/pages.ts'

/**
 * Source text of the site's page list: a dynamic import of every route's page or of its area, in literals that the bundler sees. Routes
 * that show one page share it, so that going from one to the other waits for nothing.
 */
export function pageList(routes: readonly PageFacts[]): string {
  const files = routes.map(pageFileOf)
  const isShared = (file: string) => files.indexOf(file) !== files.lastIndexOf(file)
  const shared = new Map(
    routes.filter((route) => isShared(pageFileOf(route))).map((route) => [pageFileOf(route), route]),
  )
  const areas = new Set(routes.flatMap((route) => areaOf(route) ?? []))
  const lines = routes.map((route) => {
    const file = pageFileOf(route)
    return `  ${route.id}: ${shared.has(file) ? nameOf(file) : lazyPage(route)},`
  })
  return `import type { RouteId } from '@livery/domain/routes'

import { lazyPage, pageOf, type LazyPage } from '#platform/parts/lazyPage.ts'

// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

${[...areas].map((area) => `const ${area} = () => import('./areas/${area}.ts')`).join('\n')}

${[...shared].map(([file, route]) => `const ${nameOf(file)} = ${lazyPage(route)}`).join('\n')}

/** The page of every route, fetched when it is first wanted. */
export const PAGES: Readonly<Record<RouteId, LazyPage>> = {
${lines.join('\n')}
}
`
}

/** A page by itself, or as the export of its area. */
function lazyPage(route: PageFacts): string {
  const file = pageFileOf(route)
  const area = areaOf(route)
  return area === undefined
    ? `lazyPage(() => import('#features/${file}'))`
    : `pageOf(${area}, '${exportOf(file)}')`
}

/** Name of the constant for a page that several routes share, such as `gameCenterPage`. */
function nameOf(file: string): string {
  const name = file.replace(/^.*\/|\.tsx$/g, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}
