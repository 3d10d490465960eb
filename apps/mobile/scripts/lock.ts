import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
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
  // Synchronous: a command about a thousand brands takes a thousand locks, of microseconds each.
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    const descriptor = openSync(file, 'a+')
    if (!tryLock(descriptor)) {
      closeSync(descriptor)
      return undefined
    }
    // The last holder removed this file after it was opened here: others lock the one that has its name now.
    if (fstatSync(descriptor).ino !== statSync(file, { throwIfNoEntry: false })?.ino) {
      closeSync(descriptor)
      continue
    }
    ftruncateSync(descriptor)
    writeSync(descriptor, String(process.pid))
    return {
      [Symbol.asyncDispose]: async () => {
        rmSync(file, { force: true })
        closeSync(descriptor)
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
