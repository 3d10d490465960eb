/**
 * Figures of the repository, counted and not written by hand: components, stories, examinations by axe and the
 * probe, property tests, times of the last complete test, and the size of each component.
 *
 * npm run figures -- [--write]
 *
 * Counts of tests come from the file that `npm test` leaves in `test-results/steps.json`; a step that has not
 * run is marked. `--write` puts the page into docs/figures.md.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { figuresPage } from './figuresPage.ts'
import { looksOf, walkedLooks } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { propertyTests } from './propertyTests.ts'
import { stepReports } from './stepReport.ts'
import { storyIndex } from './storyIndex.ts'

plainErrors()

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
})
const root = resolve(import.meta.dirname, '../..')
const weights = execFileSync(
  'node',
  [join(root, 'packages/ui/scripts/componentSizes.ts'), '--own', '--json'],
  {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  },
)
const page = figuresPage({
  stories: await storyIndex(root),
  looks: await looksOf(root),
  walked: await walkedLooks(root),
  properties: await propertyTests(root),
  steps: await stepReports(join(root, 'test-results'), ['unit', 'component', 'stories', 'journeys']),
  weights: JSON.parse(weights) as Parameters<typeof figuresPage>[0]['weights'],
})
if (options.write) await writeFile(join(root, 'docs/figures.md'), page)
console.log(page)
