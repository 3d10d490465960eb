/** Writes the site's page list, its areas and docs/screens.md from the route table: `npm run screens`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROUTE_LIST } from '@livery/domain/routes'

import { AREA_FOLDER, areaFiles } from './areas.ts'
import { PAGE_LIST, pageList } from './pageList.ts'
import { SCREENS_PAGE, screensPage } from './screensPage.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
rmSync(join(root, AREA_FOLDER), { recursive: true, force: true })
mkdirSync(join(root, AREA_FOLDER))
for (const [path, text] of areaFiles(ROUTE_LIST)) writeFileSync(join(root, path), text)
writeFileSync(join(root, PAGE_LIST), pageList(ROUTE_LIST))
writeFileSync(join(root, SCREENS_PAGE), screensPage(ROUTE_LIST, readSources(root)))
