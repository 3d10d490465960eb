import type { Services } from '../operations.ts'
import { purgeAnswers } from '../server/idempotency.ts'

/** Time in ms between two purges of one process. */
const EVERY_MS = 10 * 60_000

/** Deletes what has expired, module by module; what one process has deleted is no work for the next. */
export async function purge({
  db,
  clock,
  modules,
}: Pick<Services, 'db' | 'clock' | 'modules'>): Promise<void> {
  await purgeAnswers(db, clock.now())
  for (const module of modules) await module.purge?.(db, clock.now())
}

/**
 * Purges at intervals. A failure waits for the next time: nothing depends on it.
 * @returns stops it, and waits for one that runs
 */
export function startPurging(services: Services): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = purge(services).catch((error: unknown) => console.error('Purging failed:', error))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
