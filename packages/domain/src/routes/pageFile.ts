import type { Route } from './routeTable.ts'

/** Facts of a route that say which page shows it. */
export type PageFacts = Pick<Route, 'id' | 'folder' | 'page'> & Partial<Pick<Route, 'flags'>>

/**
 * Source file of a route's page, below `packages/app/src/features`. Unless the table says otherwise, folder and file are
 * called by the id: `betRecord` is shown by `bet-record/BetRecordPage.tsx`.
 */
export function pageFileOf({ id, folder = kebabCase(id), page = capitalised(id) }: PageFacts): string {
  return `${folder}/${page}Page.tsx`
}

/** Feature folder of a route's page, such as `bet-record`. */
export function featureOf(route: PageFacts): string {
  return pageFileOf(route).replace(/\/.*/, '')
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
