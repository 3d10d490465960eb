/** Writes the site's page list and docs/screens.md from the route table: `npm run screens`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROUTE_LIST } from '@livery/domain/routes'

import { PAGE_LIST, pageList } from './pageList.ts'
import { SCREENS_PAGE, screensPage } from './screensPage.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
writeFileSync(join(root, PAGE_LIST), pageList(ROUTE_LIST))
writeFileSync(join(root, SCREENS_PAGE), screensPage(ROUTE_LIST, readSources(root)))
