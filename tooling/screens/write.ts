/** Writes the site's page list, its areas and docs/screens.md from the route table: `npm run screens`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { AREA_FOLDER } from './areas.ts'
import { writtenFiles } from './written.ts'

const root = join(import.meta.dirname, '../..')
rmSync(join(root, AREA_FOLDER), { recursive: true, force: true })
mkdirSync(join(root, AREA_FOLDER))
for (const [path, text] of writtenFiles(root)) writeFileSync(join(root, path), text)
