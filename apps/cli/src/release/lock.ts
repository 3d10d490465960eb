import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isRunning } from '@livery/mobile/lock'

import { UserError } from '../terminal/userError.ts'
import type { Disk } from './disk.ts'

/**
 * Lets one process at a time change a store: its brands share the contents of their files. A lock whose owner is gone
 * is taken over: a process that was killed stops nobody. Unlike a build's lock it does not wait: what somebody else
 * switches meanwhile is for the operator to look at first.
 * @throws {UserError} while another process is at work
 */
export async function withLock<T>(disk: Disk, store: string, work: () => Promise<T>): Promise<T> {
  const file = join(store, 'lock')
  await disk.mkdir(store)
  const take = () => disk.writeNew(file, String(process.pid))
  try {
    await take()
  } catch {
    const owner = Number(await readFile(file, 'utf8').catch(() => '0'))
    if (Number.isInteger(owner) && owner > 0 && owner !== process.pid && isRunning(owner)) {
      throw new UserError(
        `Another livery (process ${owner}) is changing the releases in ${store}: wait until it is done.`,
      )
    }
    await disk.remove(file)
    await take()
  }
  try {
    return await work()
  } finally {
    await disk.remove(file)
  }
}
