import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { UserError } from '../terminal/userError.ts'
import type { Disk } from './disk.ts'
import type { Hashes } from './hashes.ts'
import { UNFINISHED } from './store.ts'

/** Path of a file content in the store, by its hash. Without `join`: a release asks for hundreds. */
export function objectPath(objects: string, sha256: string): string {
  return `${objects}/${sha256.slice(0, 2)}/${sha256}`
}

const READ_ONLY = 0o444

/** A content in the store. */
export interface KeptObject {
  readonly path: string
  /** True when the store had it with another content, which is replaced now. */
  readonly restored: boolean
}

/**
 * Stores a content once for all releases of all brands. One that is there is compared with its name, and replaced when
 * it was damaged: what links to the old file is to be linked anew.
 * @param from file with that content
 */
export async function keepObject(
  disk: Disk,
  hashes: Hashes,
  { objects, from, sha256 }: Readonly<Record<'objects' | 'from' | 'sha256', string>>,
): Promise<KeptObject> {
  const path = objectPath(objects, sha256)
  const found = hashes.of(path)
  if (found === sha256) return { path, restored: false }
  const unfinished = `${path}.${process.pid}${UNFINISHED}`
  try {
    const content = readFileSync(from)
    if (hash('sha256', content, 'hex') !== sha256)
      throw new UserError(`${from} changed while it was being copied: build it again, then release it again.`)
    if (found === undefined) await disk.mkdir(dirname(path))
    await disk.write(unfinished, content)
    await disk.chmod(unfinished, READ_ONLY)
    await disk.rename(unfinished, path)
  } catch (error) {
    await disk.remove(unfinished)
    throw error
  }
  return { path, restored: found !== undefined }
}

/** True for an error that says that there is no such file or folder. */
export const isGone = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'

/** Times that a content is stored again when another process took it away before a release linked to it. */
const TRIES = 5

/** Does something with a stored content, and stores it again when another brand's clearing up took it away meanwhile. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 1 || !isGone(error)) throw error
    }
  }
}

/**
 * Removes file contents that no release links to and unfinished copies. Others store again what they just missed.
 * @returns the number of removed files
 */
export async function dropUnused(disk: Disk, objects: string): Promise<number> {
  let removed = 0
  const entries = await readdir(objects, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const links = await stat(path).then(
      ({ nlink }) => nlink,
      () => 0,
    )
    if (links !== 1) continue
    await disk.remove(path)
    removed++
  }
  return removed
}
