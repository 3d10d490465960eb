/**
 * Runs one vitest project on the package in the current folder, and writes the JSON report to the output of
 * the turbo task: `node ../../tooling/setup/packageTests.mjs unit`. Further arguments name the folders to
 * test, from the root, in place of this one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { countsOf } from './reports.mjs'
import { root, stop } from './terminal.mjs'
import { reportOf } from './turboTasks.mjs'

/**
 * Arguments of vitest that select the tests. Unit tests run in two packages at a time, one worker each; those of
 * the command `livery` and of the sandbox, which take longest, have both cores to themselves.
 */
const PROJECTS = {
  unit: ['--project', 'unit', '--maxWorkers=1'],
  command: ['--project', 'unit'],
  sandbox: ['--project', 'sandbox'],
  component: ['--project', 'component'],
  stories: ['--config', '.storybook/vitest.config.ts'],
}

const [project = 'unit', ...named] = process.argv.slice(2)
const folders = named.length > 0 ? named : [`${relative(root, process.cwd())}/`]
const task = ['command', 'sandbox'].includes(project) ? 'unit' : project
const report = join(process.cwd(), reportOf(task))

rmSync(report, { force: true })
mkdirSync(join(report, '..'), { recursive: true })
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--root',
    root,
    ...PROJECTS[project],
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { cwd: root, stdio: 'inherit' },
)
const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
const { failed, problem } = countsOf('vitest', text, status === 0)
if (problem) stop(`${folders.join(', ')}: ${problem}`)
process.exitCode = failed > 0 ? 1 : 0
