/**
 * Visual comparison of the components before and after a change: matrix stories of every brand in both themes.
 *
 * npm run visual -- [--base HEAD] [--only button] [--tenants aurora,lotus] [--built storybook-static] [--width
 * 390]
 *
 * Both sides are drawn in one run by one browser, so nothing depends on whose machine drew a baseline, and
 * none is committed. The base's Storybook is built once a commit and kept in `.cache/visual`. Exit code 1 when
 * pictures differ.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildStorybook, commitOf, storybookOf } from './baseline.ts'
import { comparePictures } from './comparePictures.ts'
import { looksOf } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { writeReport, type ReportEntry } from './report.ts'
import { storyPictures, type PictureOptions } from './storyPictures.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    built: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/visual' },
    tenants: { type: 'string' },
    width: { type: 'string', default: '390' },
  },
})
const root = resolve(import.meta.dirname, '../..')

async function picturesOf(asked: PictureOptions): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for await (const { story, look, png } of storyPictures(asked))
    pictures.set(`${story.id} ${look.tenant} ${look.theme}`, png)
  return pictures
}

const commit = commitOf(root, options.base)
console.log(`Before: ${options.base} (${commit.slice(0, 7)})`)
const base = await storybookOf(root, commit)
const now = options.built ?? join(root, '.cache/visual/now')
if (options.built === undefined) buildStorybook(root, now)

const asked = {
  looks: await looksOf(root, options.tenants),
  only: options.only,
  width: Number(options.width),
}
const before = await picturesOf({ ...asked, from: base })
const after = await picturesOf({ ...asked, from: now })
const entries: ReportEntry[] = []
for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
  const pair = { before: before.get(name), after: after.get(name) }
  const comparison = await comparePictures(pair.before, pair.after)
  if (comparison.verdict !== 'same')
    console.log(`${comparison.verdict}  ${name}  ${comparison.pixels} pixels`)
  entries.push({ name, comparison, ...pair })
}
const changed = entries.filter(({ comparison }) => comparison.verdict !== 'same').length
const page = await writeReport(options.out, entries, { base: commit.slice(0, 7), compared: entries.length })
console.log(`${entries.length} pictures compared, ${changed} differ: ${page}`)
process.exitCode = changed > 0 ? 1 : 0
