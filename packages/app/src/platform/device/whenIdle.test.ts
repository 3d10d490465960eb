import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenIdle } from './whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that is never idle: it calls back only when the time limit of the caller is over. */
const neverIdle: typeof requestIdleCallback = (run, { timeout } = {}) => {
  if (timeout !== undefined) setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout)
  return 1
}

it.each([
  ['is idle at once', (run: () => void) => setTimeout(run), 0],
  ['is never idle', neverIdle, 2_000],
  ['cannot say when it is idle', undefined, 0],
])('code runs once in a browser that %s', (_browser, requestIdleCallback, ms) => {
  if (requestIdleCallback) vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  else delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback
  const run = vi.fn<() => void>()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(ms)
  expect(run).toHaveBeenCalledOnce()
})
