import { join } from 'node:path'

import { countsOf } from './reports.mjs'

/** Path of a task's JSON report below its package: an output of the task, so that the cache restores it. */
export const reportOf = (task) => `test-results/${task}.json`

/** Path of the summary that `turbo run --summarize` printed. @param {string} output */
export const summaryIn = (output) => /^\s*Summary:\s+(\S+\.json)\s*$/m.exec(output)?.[1]

/** Tasks of a summary that have a command; the others only connect packages in turbo's graph. */
const withCommand = ({ tasks }) => tasks.filter(({ command }) => command !== '<NONEXISTENT>')

/**
 * Share of a run's tasks that came from turbo's cache.
 * @returns {{ tasks: number, cached: number }}
 */
export function cacheUse(summary) {
  const tasks = withCommand(summary)
  return { tasks: tasks.length, cached: tasks.filter(({ cache }) => cache?.status === 'HIT').length }
}

/**
 * Tests of all packages in which turbo ran a task, or took its result from the cache. A package without a report is a
 * failure, and so is a run without any package.
 * @param {object} summary JSON of `turbo run --summarize`
 * @param {string} task such as `unit`
 * @param {(path: string) => string | undefined} read content of a file below the repository's root
 * @returns {import('./reports.mjs').Counts}
 */
export function taskCounts(summary, task, read) {
  const tasks = withCommand(summary).filter((one) => one.task === task)
  if (tasks.length === 0) return { passed: 0, failed: 1, problem: `No package has a task '${task}'.` }
  const total = { passed: 0, failed: 0 }
  const problems = []
  for (const { directory, cache, execution } of tasks) {
    const clean = cache?.status === 'HIT' || execution?.exitCode === 0
    const { passed, failed, problem } = countsOf('vitest', read(join(directory, reportOf(task))), clean)
    total.passed += passed
    total.failed += failed
    if (problem) problems.push(`${directory}: ${problem}`)
  }
  return problems.length === 0 ? total : { ...total, problem: problems.join('\n') }
}
