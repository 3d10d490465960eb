import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { environment } from './dependencies.mjs'
import { root, say } from './terminal.mjs'

const REPORTS = join(root, 'test-results')

/**
 * One step of the whole test.
 * @typedef {{ name: string, what: string, command: string[], report?: 'vitest' | 'playwright', beside?: true }} Step
 * A step without a report counts as one test: it passes when its command ends with 0. One with `beside` runs at the same
 * time as the one before it: both use little more than one core.
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

/** Runs a command to its end and keeps what it says. */
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
  return { status, output }
}

/** Runs one step to its end. A runner that exits non-zero has at least one failure, whatever it counted. */
async function runStep(step) {
  const file = join(REPORTS, `${step.name}.json`)
  rmSync(file, { force: true })
  const reporting =
    {
      vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      playwright: ['--reporter=list,json'],
    }[step.report ?? ''] ?? []
  const { status, output } = await finished([...step.command, ...reporting], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const clean = status === 0
  if (!step.report) return { passed: clean ? 1 : 0, failed: clean ? 0 : 1, output }
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const counts = READERS[step.report](JSON.parse(readFileSync(file, 'utf8')))
  if (counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, output: `${output}\nNo test ran in this step.\n` }
  return { passed: counts.passed, failed: clean ? counts.failed : Math.max(1, counts.failed), output }
}

/** Steps that run at the same time, in the order of their beginnings. */
const roundsOf = (steps) =>
  steps.reduce((rounds, step) => {
    const round = rounds.at(-1)
    if (step.beside && round) round.push(step)
    else rounds.push([step])
    return rounds
  }, [])

/**
 * Runs all steps, also after a failure, with a line of progress each; a failed step's output is printed whole.
 * @param {Step[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps) {
  mkdirSync(REPORTS, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const began = Date.now()
  const nameOf = (step) => `[${steps.indexOf(step) + 1}/${steps.length}] ${step.what} …`
  for (const round of roundsOf(steps)) {
    const [alone] = round.length === 1 ? round : []
    if (alone) process.stdout.write(`${nameOf(alone)} `)
    else for (const step of round) say(nameOf(step))
    const start = Date.now()
    await Promise.all(
      round.map(async (step) => {
        const { passed, failed, output } = await runStep(step)
        total.passed += passed
        total.failed += failed
        const seconds = ((Date.now() - start) / 1000).toFixed(1)
        const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`
        say(`${alone ? '' : `${nameOf(step)} `}${counts}, ${seconds} s`)
        if (failed > 0) say(output.replace(/^/gm, '    '))
      }),
    )
  }
  say(`\nAll steps took ${((Date.now() - began) / 1000).toFixed(0)} s.`)
  return total
}
