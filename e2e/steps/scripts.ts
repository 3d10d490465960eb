import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page, Request } from '@playwright/test'

import { root } from '../brands.ts'

/**
 * Opens a page and leaves it alone: the scripts that it has asked for when its service worker stands, which is
 * registered after the page is adopted, each by its path.
 */
export async function scriptsFetchedBy(page: Page, path: string): Promise<string[]> {
  const seen: string[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'script') seen.push(new URL(request.url()).pathname.slice(1))
  }
  page.on('request', note)
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  page.off('request', note)
  return seen
}

const core = () =>
  JSON.parse(readFileSync(join(root, 'apps/mobile/dist/core.json'), 'utf8')) as {
    readonly entry: string
    readonly homeParts: readonly string[]
  }

/** The script that starts the site, by the compile's own account. */
export const entryOfSite = (): string => core().entry

/** Scripts that home may fetch by itself, by the compile's own account: the entry, home's modules and its parts. */
export function scriptsOfHome(): string[] {
  const { entry, homeParts } = core()
  return [entry, ...homeParts]
}
