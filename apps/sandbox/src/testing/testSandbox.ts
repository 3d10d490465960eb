import { afterAll, afterEach, beforeAll, expect } from 'vitest'

import { systemClock, type Clock } from '../clock.ts'
import { type JobReport, runDueJobs } from '../jobs/runJobs.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { SLOW_TESTS, type FreshLocation } from './databases.ts'

/** Sandbox of a test block. */
export interface SandboxAt {
  /** To be read inside tests. */
  readonly sandbox: Sandbox
  readonly clock: Clock
  /** Moves the clock and runs the jobs that have become due. */
  later(ms: number): Promise<JobReport[]>
}

/**
 * Starts a sandbox for the tests of a block, and fails every test in which an answer violates the contract.
 * Its jobs run only in `later`, so that no test depends on the time of day.
 */
export function useSandbox(fresh: FreshLocation): SandboxAt {
  const clock = systemClock()
  const log = requestLog(() => undefined)
  let started: Sandbox | undefined
  beforeAll(async () => {
    started = await createSandbox({ database: await fresh('seeded'), clock, log, ticking: false })
  }, SLOW_TESTS.timeout)
  afterEach(() => expect(log.violations).toEqual([]))
  afterAll(() => started?.close())
  const sandbox = () => {
    if (!started) throw new Error('The sandbox has not started.')
    return started
  }
  return {
    clock,
    get sandbox() {
      return sandbox()
    },
    later: (ms) => {
      clock.advance(ms)
      return runDueJobs(sandbox().services)
    },
  }
}
