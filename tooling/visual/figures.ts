/**
 * What there is to be shown, counted and not written by hand: components, stories, what axe and the probe looked at,
 * property tests, times of the last whole test, and what each component weighs.
 *
 *   npm run figures -- [--built storybook-static] [--write]
 *
 * Counts of tests come from the reports that `npm test` leaves in `test-results`; a step that has not run says so.
 * `--write` puts the page into docs/figures.md.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildStorybook } from './baseline.ts'
import { figuresPage } from './figuresPage.ts'
import { looksOf } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { propertyTests } from './propertyTests.ts'
import { stepReport } from './stepReport.ts'
import type { Story } from './storyPictures.ts'

plainErrors()

const { values: options } = parseArgs({
  options: { built: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const root = resolve(import.meta.dirname, '../..')
const from = options.built ?? join(root, 'storybook-static')
if (options.built === undefined) buildStorybook(root, from)

const index = JSON.parse(await readFile(join(from, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story & { readonly type: string }>>
}
const weights = execFileSync(
  'node',
  [join(root, 'packages/ui/scripts/componentSizes.ts'), '--own', '--json'],
  {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  },
)
const page = figuresPage({
  stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
  looks: await looksOf(root),
  properties: await propertyTests(root),
  steps: await Promise.all(
    ['unit', 'component', 'stories', 'journeys'].map((step) => stepReport(join(root, 'test-results'), step)),
  ),
  weights: JSON.parse(weights) as Parameters<typeof figuresPage>[0]['weights'],
})
if (options.write) await writeFile(join(root, 'docs/figures.md'), page)
console.log(page)
