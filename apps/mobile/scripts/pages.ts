import { pageFileOf, ROUTE_LIST } from '@livery/domain/routes'
import type { Manifest } from 'vite'

/**
 * Source file of each route's page, by the route's id: its key in Vite's manifest.
 * @throws when a page that flags may leave out of a bundle is no chunk of its own, and so could not be left out
 */
export function readPages(manifest: Manifest): Record<string, string> {
  const pages = ROUTE_LIST.map((route) => {
    const file = `packages/app/src/features/${pageFileOf(route)}`
    if (route.flags.length > 0 && manifest[file] === undefined)
      throw new Error(
        `The manifest has no chunk of ${file}, which route '${route.id}' needs to be left out by flags.`,
      )
    return [route.id, file] as const
  })
  return Object.fromEntries(pages)
}
