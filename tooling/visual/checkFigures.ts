/** Checks the counts of stories, looks and property tests in docs/figures.md; no browser is needed. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { countedRows } from './figuresPage.ts'
import { looksOf, walkedLooks } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { propertyTests } from './propertyTests.ts'
import { storyIndex } from './storyIndex.ts'

plainErrors()

const root = resolve(import.meta.dirname, '../..')
const rows = countedRows({
  stories: await storyIndex(root),
  looks: await looksOf(root),
  walked: await walkedLooks(root),
  properties: await propertyTests(root),
})
const page = (await readFile(join(root, 'docs/figures.md'), 'utf8')).split('\n')
const stale = rows.filter((row) => !page.includes(row))
if (stale.length > 0)
  throw new Error(`docs/figures.md is stale; run npm run figures -- --write. It lacks:\n${stale.join('\n')}`)
console.log('docs/figures.md counts what there is.')
