import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { ROUTE_LIST } from '@livery/domain'

const FEATURES = 'packages/app/src/features'

/** How a feature's `index.ts` names a page: `feedback: lazyPage(() => import('./FeedbackPage.tsx'))`. */
const PAGE = /(\w+): lazyPage\(\(\) => import\('\.\/([^']+)'\)\)/g

/**
 * Source file of each page that a feature gives to one route, by the route's id: its key in Vite's manifest. Pages that
 * several routes share are left out, since no single route decides about them.
 */
export async function readPages(root: string): Promise<Record<string, string>> {
  const known = new Set<string>(ROUTE_LIST.map(({ id }) => id))
  const pages: Record<string, string> = {}
  for (const feature of (await readdir(join(root, FEATURES))).sort()) {
    const index = await readFile(join(root, FEATURES, feature, 'index.ts'), 'utf8').catch(() => '')
    for (const [, id = '', file = ''] of index.matchAll(PAGE))
      if (known.has(id)) pages[id] = `${FEATURES}/${feature}/${file}`
  }
  return pages
}
