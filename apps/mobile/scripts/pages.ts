import { areaOf, pageFileOf, ROUTE_LIST } from '@livery/domain/routes'
import type { Manifest } from 'vite'

import { HOME_CHUNK } from './manifest.ts'

/**
 * Key of each route's page in Vite's manifest, by the route's id: that of the page's own chunk, or of its area's.
 * @throws when a page is in no such chunk, so that a brand's flags could not leave it out of a bundle
 */
export function readPages(manifest: Manifest): Record<string, string> {
  const home = Object.keys(manifest).find((key) => manifest[key]?.name === HOME_CHUNK)
  const pages = ROUTE_LIST.map((route) => {
    const file = `packages/app/src/features/${pageFileOf(route)}`
    const area = areaOf(route)
    const own = area === undefined ? file : `packages/app/src/site/routes/areas/${area}.ts`
    const key = route.id === HOME_CHUNK ? home : own
    if (key === undefined || manifest[key] === undefined)
      throw new Error(`The manifest has no chunk for ${file}, the page of route '${route.id}'.`)
    return [route.id, key] as const
  })
  return Object.fromEntries(pages)
}
