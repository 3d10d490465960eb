import { describe, expect, it } from 'vitest'

import { cacheUse, summaryIn, taskCounts } from './turboTasks.mjs'

const task = (directory: string, status: 'HIT' | 'MISS', exitCode?: number) => ({
  task: 'unit',
  directory,
  command: 'node test',
  cache: { status },
  ...(exitCode !== undefined && { execution: { exitCode } }),
})
const link = { task: 'transit', directory: 'packages/a', command: '<NONEXISTENT>', cache: { status: 'MISS' } }
const report = (numPassedTests: number, numFailedTests = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, success: numFailedTests === 0 })

const counted = (tasks: object[], reports: Record<string, string>) =>
  taskCounts({ tasks: [link, ...tasks] }, 'unit', (path: string) => reports[path])

describe('tests of a task', () => {
  it('are added over packages, cached or not', () => {
    const tasks = [task('packages/a', 'HIT'), task('packages/b', 'MISS', 0)]
    const reports = {
      'packages/a/test-results/unit.json': report(5),
      'packages/b/test-results/unit.json': report(7),
    }
    expect(counted(tasks, reports)).toEqual({ passed: 12, failed: 0 })
  })

  it('fail with a package whose runner failed', () => {
    const reports = { 'packages/b/test-results/unit.json': report(7, 2) }
    expect(counted([task('packages/b', 'MISS', 1)], reports)).toEqual({ passed: 7, failed: 2 })
    const green = { 'packages/b/test-results/unit.json': report(7) }
    expect(counted([task('packages/b', 'MISS', 1)], green)).toMatchObject({ failed: 1 })
  })

  it('fail with a package that did not start', () => {
    const reports = { 'packages/b/test-results/unit.json': report(7) }
    expect(counted([task('packages/b', 'MISS')], reports)).toMatchObject({ failed: 1 })
  })

  it('fail with a package that left no report, also from the cache', () => {
    expect(counted([task('packages/a', 'HIT')], {})).toEqual({
      passed: 0,
      failed: 1,
      problem: 'packages/a: No report was written.',
    })
  })

  it('fail without any package', () => {
    expect(counted([], {})).toMatchObject({ passed: 0, failed: 1 })
  })
})

it('counts tasks with a command only', () => {
  const tasks = [link, task('packages/a', 'HIT'), task('packages/b', 'MISS', 0)]
  expect(cacheUse({ tasks })).toEqual({ tasks: 2, cached: 1 })
})

it('finds the summary in the output of turbo', () => {
  expect(summaryIn('  Time:    1.2s \nSummary:    /home/me/livery/.turbo/runs/3Ms.json\n\n')).toBe(
    '/home/me/livery/.turbo/runs/3Ms.json',
  )
  expect(summaryIn('  Time:    1.2s \n')).toBeUndefined()
})
