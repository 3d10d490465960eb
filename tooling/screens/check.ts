/** Checks that the page list, the areas and docs/screens.md are those that `npm run screens` writes. */
import { join } from 'node:path'

import { staleFiles } from './written.ts'

const stale = staleFiles(join(import.meta.dirname, '../..'))
if (stale.length > 0) {
  console.error(`Stale; run "npm run screens" and commit what it writes:\n${stale.join('\n')}`)
  process.exitCode = 1
} else console.log('Page list, areas and docs/screens.md are up to date.')
