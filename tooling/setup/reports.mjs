/**
 * Results of one step or task.
 * @typedef {{ passed: number, failed: number, problem?: string }} Counts
 */

const COUNTS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
}

/**
 * Counts of a runner's JSON report. A report that is missing, cannot be read or holds no test is a failure,
 * and a runner that ended with an error has at least one failed test, whatever its report says.
 * @param {'vitest' | 'playwright'} runner
 * @param {string | undefined} text content of the report's file, if there is one
 * @param {boolean} clean true when the runner ended with exit code 0
 * @returns {Counts}
 */
export function countsOf(runner, text, clean) {
  const failure = (problem) => ({ passed: 0, failed: 1, problem })
  if (text === undefined) return failure('No report was written.')
  try {
    const { passed, failed } = COUNTS[runner](JSON.parse(text))
    if (!(passed + failed > 0)) return failure('No test ran.')
    return { passed, failed: clean ? failed : Math.max(1, failed) }
  } catch {
    return failure('The report cannot be read.')
  }
}
