import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBundles } from './bundles.ts'

let out: string
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'livery-bundles-'))
})
afterAll(() => rm(out, { recursive: true }))

const SOUND = { report: '{"hosts":["a.example"]}', headers: '{"rules":[],"homePaths":["/"]}' }

it.each([
  ['a report that is no JSON', { ...SOUND, report: '{' }],
  ['a report whose hosts are no list', { ...SOUND, report: '{"hosts":"a.example"}' }],
  ['a report of nothing', { ...SOUND, report: 'null' }],
  ['headers without rules', { ...SOUND, headers: '{}' }],
])('a bundle with %s takes none of the others away', async (_what, damaged) => {
  for (const [id, { report, headers }] of Object.entries({ aurora: damaged, lotus: SOUND })) {
    await mkdir(join(out, id, '_build'), { recursive: true })
    await writeFile(join(out, id, '_build/report.json'), report)
    await writeFile(join(out, id, '_build/headers.json'), headers)
  }
  expect((await openBundles(out).list()).map(({ id }) => id)).toEqual(['lotus'])
})
