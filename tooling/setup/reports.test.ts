import { describe, expect, it } from 'vitest'

import { countsOf } from './reports.mjs'

const vitest = (passed: number, failed: number, success = failed === 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, success })
const playwright = (stats: object, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors })

describe('counts of a report', () => {
  it.each([
    ['passed and failed tests', 'vitest', vitest(3, 2), false, { passed: 3, failed: 2 }],
    ['a file that could not be loaded', 'vitest', vitest(3, 0, false), false, { passed: 3, failed: 1 }],
    ['an error outside the tests', 'vitest', vitest(3, 0), false, { passed: 3, failed: 1 }],
    ['a flaky journey', 'playwright', playwright({ expected: 4, flaky: 1 }), true, { passed: 4, failed: 1 }],
    ['a server that did not start', 'playwright', playwright({}, [{}]), false, { passed: 0, failed: 1 }],
  ] as const)('%s', (_, runner, text, clean, counts) => {
    expect(countsOf(runner, text, clean)).toEqual(counts)
  })

  it.each([
    ['missing', undefined, 'No report was written.'],
    ['cut off', '{"numPassed', 'The report cannot be read.'],
    ['without a count', '{}', 'No test ran.'],
    ['without a test', vitest(0, 0), 'No test ran.'],
  ])('a report that is %s is a failure, also after exit code 0', (_, text, problem) => {
    expect(countsOf('vitest', text, true)).toEqual({ passed: 0, failed: 1, problem })
  })
})
