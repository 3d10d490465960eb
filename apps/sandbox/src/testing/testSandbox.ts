import { afterAll, afterEach, beforeAll, expect } from 'vitest'

import { systemClock, type Clock } from '../clock.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { SLOW_TESTS, type FreshLocation } from './databases.ts'

/**
 * Starts a sandbox for the tests of a block, and fails every test in which an answer violates the contract.
 * @returns the sandbox, to be read inside tests, and its clock
 */
export function useSandbox(fresh: FreshLocation): { readonly sandbox: Sandbox; readonly clock: Clock } {
  const clock = systemClock()
  const log = requestLog(() => undefined)
  let started: Sandbox | undefined
  beforeAll(async () => {
    started = await createSandbox({ database: await fresh('seeded'), clock, log })
  }, SLOW_TESTS.timeout)
  afterEach(() => expect(log.violations).toEqual([]))
  afterAll(() => started?.close())
  return {
    clock,
    get sandbox() {
      if (!started) throw new Error('The sandbox has not started.')
      return started
    },
  }
}
