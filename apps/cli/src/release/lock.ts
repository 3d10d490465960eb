import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { takeLock } from '@livery/mobile/lock'

import { UserError } from '../terminal/userError.ts'
import type { BrandStore } from './store.ts'

/** Seconds that a command waits for another one that changes the same brand's releases. */
const USUAL_WAIT_S = 60

const PAUSE_MS = 50

/**
 * Lets one process at a time change the releases of a brand; other brands are changed meanwhile.
 * @param wait seconds to wait for another process
 * @throws {UserError} when another process is at work for longer
 */
export async function withBrandLock<T>(
  { folder, tenant, store }: BrandStore,
  work: () => Promise<T>,
  wait = USUAL_WAIT_S,
): Promise<T> {
  const file = join(folder, 'lock')
  const deadline = performance.now() + wait * 1000
  for (;;) {
    await using lock = await takeLock(file)
    if (lock !== undefined) return await work()
    if (performance.now() >= deadline) {
      const owner = (await readFile(file, 'utf8').catch(() => '')).trim()
      throw new UserError(
        `Another livery (process ${owner}) is changing the releases of ${tenant} in ${store} and was not done within ${wait} s: look at what it does, or wait longer with --wait.`,
      )
    }
    await pause(PAUSE_MS)
  }
}
