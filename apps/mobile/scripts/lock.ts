import { closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The part of fs-native-extensions, which publishes no types, that locks are made with. */
interface NativeLocks {
  /** Locks an open file for its descriptor, until that is closed; false while another descriptor holds it. */
  readonly tryLock: (descriptor: number) => boolean
}

const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as NativeLocks

const PAUSE_MS = 50

/** Opens for reading and writing, and makes the file when there is none; what is in it stays. */
const { O_CREAT, O_RDWR } = constants

/** Length of the holder's process id in the file, with spaces behind it: what was written before is covered. */
const ID_LENGTH = 10

/** Synchronous, as all of a lock: a command about a thousand brands takes a thousand of them, of microseconds each. */
function openKept(file: string): number {
  try {
    return openSync(file, O_CREAT | O_RDWR)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, O_CREAT | O_RDWR)
  }
}

/**
 * Takes a lock between processes, unless another process (or another part of this one) holds it. The operating system
 * holds it for the open file: it ends with the process, however that dies.
 * @param file holds the process id of its last holder, and is kept: removing a file with content takes a journal of a
 *   file system a hundred times as long as writing it again. Its folder is made too.
 * @returns what gives the lock back; undefined while somebody else holds it
 */
export async function takeLock(file: string): Promise<AsyncDisposable | undefined> {
  const descriptor = openKept(file)
  if (!tryLock(descriptor)) {
    closeSync(descriptor)
    return undefined
  }
  writeSync(descriptor, String(process.pid).padEnd(ID_LENGTH), 0)
  return {
    [Symbol.asyncDispose]: async () => closeSync(descriptor),
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
