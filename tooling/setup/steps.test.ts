import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { cacheNote } from './steps.mjs'

it.each([
  [{}, ''],
  [{ tasks: 3, cached: 0 }, ''],
  [{ tasks: 3, cached: 2 }, ' (2 of 3 packages cached)'],
  [{ tasks: 3, cached: 3 }, ' (cached)'],
])('the cache note of %o is%s', (use, note) => {
  expect(cacheNote(use)).toBe(note)
})

it("a package's task fails when no test ran, so that turbo caches no result", () => {
  const program = join(import.meta.dirname, 'packageTests.mjs')
  const cwd = mkdtempSync(join(tmpdir(), 'livery-task-'))
  const { status, stderr } = spawnSync('node', [program, 'unit', 'tooling/nothing/'], {
    cwd,
    encoding: 'utf8',
  })
  rmSync(cwd, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toContain('No test files found')
}, 60_000)
