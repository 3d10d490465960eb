import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { environment } from './dependencies.mjs'
import { root, say } from './terminal.mjs'

const REPORTS = join(root, 'test-results')

/**
 * One step of the whole test.
 * @typedef {{ name: string, what: string, command: string[], report?: 'vitest' | 'playwright' }} Step
 * A step without a report counts as one test: it passes when its command ends with 0.
 */

/** Counts of a runner's JSON report; an unreadable one is a failure, never silence. */
const READERS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
}

/** Runs one step to its end. A runner that exits non-zero has at least one failure, whatever it counted. */
function runStep(step) {
  const file = join(REPORTS, `${step.name}.json`)
  rmSync(file, { force: true })
  const reporting =
    {
      vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      playwright: ['--reporter=list,json'],
    }[step.report ?? ''] ?? []
  const [program, ...args] = step.command
  const result = spawnSync(program, [...args, ...reporting], {
    cwd: root,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  })
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? `${result.error.message}\n` : ''}`
  const clean = result.status === 0
  if (!step.report) return { passed: clean ? 1 : 0, failed: clean ? 0 : 1, output }
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const counts = READERS[step.report](JSON.parse(readFileSync(file, 'utf8')))
  if (counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, output: `${output}\nNo test ran in this step.\n` }
  return { passed: counts.passed, failed: clean ? counts.failed : Math.max(1, counts.failed), output }
}

/**
 * Runs all steps, also after a failure, with a line of progress each; a failed step's output is printed whole.
 * @param {Step[]} steps
 * @returns {{ passed: number, failed: number }}
 */
export function runSteps(steps) {
  mkdirSync(REPORTS, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const began = Date.now()
  for (const [index, step] of steps.entries()) {
    process.stdout.write(`[${index + 1}/${steps.length}] ${step.what} … `)
    const start = Date.now()
    const { passed, failed, output } = runStep(step)
    total.passed += passed
    total.failed += failed
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    say(failed === 0 ? `${passed} passed, ${seconds} s` : `${passed} passed, ${failed} FAILED, ${seconds} s`)
    if (failed > 0) say(output.replace(/^/gm, '    '))
  }
  say(`\nAll steps took ${((Date.now() - began) / 1000).toFixed(0)} s.`)
  return total
}
