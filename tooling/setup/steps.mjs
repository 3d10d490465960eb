import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { environment } from './dependencies.mjs'
import { machineKey } from './machine.mjs'
import { countsOf } from './reports.mjs'
import { runScheduled } from './schedule.mjs'
import { root, say } from './terminal.mjs'
import { cacheUse, reportOf, summaryIn, taskCounts } from './turboTasks.mjs'

const REPORTS = join(root, 'test-results')

/**
 * One step of the whole test.
 * @typedef {import('./schedule.mjs').Scheduled & {
 *   what: string, command?: string[], report?: 'vitest' | 'playwright', task?: string, filters?: string[], tests?: true
 * }} Step
 * A `command` passes when it ends with 0 and counts as one test, unless it has a report. A `task` is run by turbo in
 * every package that has it, or in those that its `filters` (turbo's own) leave; with `tests` each package's report is counted, otherwise the whole task is one test.
 */

/** Runs a command until it ends and keeps its output. */
async function finished([program, ...args], env) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  const status = await new Promise((resolve) => {
    child.once('error', ({ message }) => {
      output += `${message}\n`
      resolve(undefined)
    })
    child.once('close', resolve)
  })
  return { clean: status === 0, output }
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const whole = (clean) => (clean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

async function runCommand({ name, command, report }) {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  const reporting =
    {
      vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      playwright: ['--reporter=list,json'],
    }[report ?? ''] ?? []
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { clean, output } = await finished([...command, ...reporting], env)
  return { ...(report ? countsOf(report, read(file), clean) : whole(clean)), output }
}

/** Removes the reports of earlier runs: turbo restores those that are still valid. */
function forgetReports(task) {
  for (const group of ['packages', 'apps', 'tooling'])
    for (const entry of readdirSync(join(root, group), { withFileTypes: true }))
      if (entry.isDirectory()) rmSync(join(root, group, entry.name, reportOf(task)), { force: true })
}

async function runTask({ task, filters = [], tests, cores = 1 }) {
  const { clean, output } = await finished(
    [
      'turbo',
      'run',
      task,
      ...filters.map((filter) => `--filter=${filter}`),
      '--continue',
      '--summarize',
      `--concurrency=${cores}`,
      '--output-logs=errors-only',
      '--log-prefix=none',
    ],
    { ...environment, LIVERY_MACHINE: machineKey() },
  )
  const path = summaryIn(output)
  const text = path === undefined ? undefined : read(path)
  if (text === undefined) return { passed: 0, failed: 1, problem: 'turbo wrote no summary.', output }
  rmSync(path)
  const summary = JSON.parse(text)
  const counts = tests ? taskCounts(summary, task, (file) => read(join(root, file))) : whole(clean)
  const failed = clean ? counts.failed : Math.max(1, counts.failed)
  return { ...counts, failed, output, ...cacheUse(summary) }
}

/** Runs one step to its end. @param {Step} step */
const runStep = (step) => (step.task === undefined ? runCommand(step) : runTask(step))

/** Text for the part of a step that was taken from the cache because none of its inputs changed. */
export function cacheNote({ tasks = 0, cached = 0 }) {
  if (cached === 0) return ''
  return cached === tasks ? ' (cached)' : ` (${cached} of ${tasks} packages cached)`
}

/**
 * Runs all steps, also after a failure, with a line of progress each; a failed step's output is printed whole. The
 * results stay in test-results/steps.json.
 * @param {Step[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps) {
  mkdirSync(REPORTS, { recursive: true })
  // All at the start: several steps may run one task, each in other packages.
  for (const task of new Set(steps.flatMap((step) => step.task ?? []))) forgetReports(task)
  const total = { passed: 0, failed: 0 }
  const results = {}
  const began = Date.now()
  const titleOf = (step) => `[${steps.indexOf(step) + 1}/${steps.length}] ${step.what} …`
  await runScheduled(steps, Math.min(2, availableParallelism()), async (step) => {
    say(titleOf(step))
    const start = Date.now()
    const { output, problem, ...result } = await runStep(step).catch((error) => ({
      passed: 0,
      failed: 1,
      output: `${error.stack}\n`,
    }))
    const { passed, failed } = result
    const seconds = (Date.now() - start) / 1000
    results[step.name] = { ...result, seconds }
    total.passed += passed
    total.failed += failed
    const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`
    say(`${titleOf(step)} ${counts}, ${seconds.toFixed(1)} s${cacheNote(result)}`)
    if (failed > 0) say([output, problem].filter(Boolean).join('\n').replace(/^/gm, '    '))
  })
  writeFileSync(join(REPORTS, 'steps.json'), `${JSON.stringify(results, null, 2)}\n`)
  say(`\nAll steps took ${((Date.now() - began) / 1000).toFixed(0)} s.`)
  return total
}
