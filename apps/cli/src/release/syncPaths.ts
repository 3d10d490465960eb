import { open } from 'node:fs/promises'

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
