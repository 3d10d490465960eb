import { vi } from 'vitest'

import type { Db } from '../database/index.ts'

/** Waits until a statement of the test's PostgreSQL database waits for a lock, which shows that two calls meet. */
export async function untilLockWaits(db: Db): Promise<void> {
  const isWaiting = async (): Promise<boolean> =>
    (await db.row`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`) !==
    undefined
  await vi.waitUntil(isWaiting, { timeout: 20_000, interval: 50 })
}
