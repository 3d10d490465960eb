import { mkdir, open, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The part of fs-native-extensions, which publishes no types, that locks are made with. */
interface NativeLocks {
  /** Locks an open file for its descriptor, until that is closed; false while another descriptor holds it. */
  readonly tryLock: (descriptor: number) => boolean
}

const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as NativeLocks

const PAUSE_MS = 50

/**
 * Takes a lock between processes, unless another process (or another part of this one) holds it. The operating system
 * holds it for the open file: it ends with the process, however that dies.
 * @param file made for as long as the lock lasts, with the holder's process id in it; its folder is made too
 * @returns what gives the lock back; undefined while somebody else holds it
 */
export async function takeLock(file: string): Promise<AsyncDisposable | undefined> {
  await mkdir(dirname(file), { recursive: true })
  for (;;) {
    const handle = await open(file, 'a+')
    if (!tryLock(handle.fd)) {
      await handle.close()
      return undefined
    }
    const [locked, named] = await Promise.all([handle.stat(), stat(file).catch(() => undefined)])
    // The last holder removed this file after it was opened here: others lock the one that has its name now.
    if (locked.ino !== named?.ino) {
      await handle.close()
      continue
    }
    await handle.truncate()
    await handle.write(String(process.pid))
    return {
      [Symbol.asyncDispose]: async () => {
        await rm(file, { force: true })
        await handle.close()
      },
    }
  }
}

/**
 * Waits until no other process holds the lock, then works. The lock of a process that was killed stops nobody.
 * @param file see {@link takeLock}
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    await using lock = await takeLock(file)
    if (lock !== undefined) return await work()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
