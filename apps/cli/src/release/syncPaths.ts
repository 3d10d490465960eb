import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Paths that are forced to the disk at a time: together they take little longer than one. */
const AT_A_TIME = 16

/** Answers of file systems that keep no folder by itself, which is no fault of theirs. */
const UNABLE = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM'])

async function syncPath(path: string): Promise<void> {
  await using file = await open(path, 'r')
  try {
    await file.sync()
  } catch (error) {
    if (!UNABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Forces contents of files and names in folders to the disk, where they outlast a power cut. */
export async function syncPaths(paths: readonly string[]): Promise<void> {
  const waiting = paths.values()
  const work = async () => {
    for (const path of waiting) await syncPath(path)
  }
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, paths.length) }, work))
}

const run = promisify(execFile)

/**
 * Forces all that a file system holds to the disk, by the program of the system: the one of the folder, or where it takes
 * no folder, as on macOS, all of them.
 */
export async function syncFileSystem(folder: string): Promise<void> {
  await run('sync', ['-f', folder]).catch(() => run('sync'))
}
