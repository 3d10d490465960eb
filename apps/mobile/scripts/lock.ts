import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const PAUSE_MS = 50
/** Nothing that is locked takes this long: the owner is gone, and its number may be another program's by now. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Whether a process of this machine is alive. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process: it runs, and may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const [owner, info] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).catch(() => undefined),
  ])
  // Gone, or still empty: whoever makes it is at it.
  if (info === undefined || owner === '') return false
  return !isRunning(Number(owner)) || Date.now() - info.mtimeMs > ABANDONED_AFTER_MS
}

/** Moves a lock out of the way in one step, so that of several who wait only one does it. */
async function takeAway(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside).catch(() => undefined)
  await rm(aside, { force: true })
}

/**
 * Waits until no other process holds the lock, then works. The lock of a process that was killed stops nobody.
 * @param file made for as long as the work lasts; its folder is made too
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      if (await isAbandoned(file)) await takeAway(file)
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
