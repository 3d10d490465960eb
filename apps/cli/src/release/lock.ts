import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { takeLock } from '@livery/mobile/lock'

import { UserError } from '../terminal/userError.ts'

/**
 * Lets one process at a time change a store: its brands share the contents of their files. Unlike a build's lock it
 * does not wait: a release that another process makes live meanwhile is for the operator to look at first.
 * @throws {UserError} while another process is at work
 */
export async function withLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  const file = join(store, 'lock')
  await using lock = await takeLock(file)
  if (lock === undefined) {
    const owner = await readFile(file, 'utf8').catch(() => '')
    throw new UserError(
      `Another livery (process ${owner}) is changing the releases in ${store}: wait until it is done.`,
    )
  }
  return await work()
}
