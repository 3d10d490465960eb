import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROUTE_LIST } from '@livery/domain/routes'

import { AREA_FOLDER, areaFiles } from './areas.ts'
import { PAGE_LIST, pageList } from './pageList.ts'
import { SCREENS_PAGE, screensPage } from './screensPage.ts'
import { readSources } from './sources.ts'

/** Files written from the route table and the folders of the site, by path relative to `root`. */
export const writtenFiles = (root: string): Map<string, string> =>
  new Map([
    ...areaFiles(ROUTE_LIST),
    [PAGE_LIST, pageList(ROUTE_LIST)],
    [SCREENS_PAGE, screensPage(ROUTE_LIST, readSources(root))],
  ])

/** Paths relative to `root` of written files that are missing or differ, and of areas that no route needs any more. */
export function staleFiles(root: string, files = writtenFiles(root)): string[] {
  const areas = existsSync(join(root, AREA_FOLDER)) ? readdirSync(join(root, AREA_FOLDER)) : []
  const stale = [...files].filter(([path, text]) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  return [
    ...stale.map(([path]) => path),
    ...areas.map((name) => `${AREA_FOLDER}/${name}`).filter((path) => !files.has(path)),
  ]
}
