import type { Services } from '../operations.ts'
import { runDueJobs } from './runJobs.ts'

/** Interval in ms at which a process looks for due jobs. */
const TICK_MS = 1000

/**
 * Looks for due jobs every second until it is stopped.
 * @returns stops it, after the run that is under way
 */
export function startTicking(services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = runDueJobs(services)
      .catch((error: unknown) => console.error('Looking for due jobs failed:', error))
      .finally(() => {
        busy = false
      })
  }, TICK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
