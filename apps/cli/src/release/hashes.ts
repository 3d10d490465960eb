import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'

/** Content of a regular file. */
export interface Hashed {
  /** SHA-256 in hex. */
  readonly sha256: string
  readonly bytes: number
}

/** SHA-256 of files, each content read once however many releases link to it. */
export interface Hashes {
  /** @returns undefined when there is no such regular file */
  readonly look: (file: string) => Hashed | undefined
  /** SHA-256 in hex; undefined when there is no such regular file. */
  readonly of: (file: string) => string | undefined
}

/** Hashes for one command, which compares a file again only when it was changed since. */
export function openHashes(): Hashes {
  const known = new Map<string, string>()
  // Synchronous: a release has hundreds of files, and a promise for each takes longer than looking at it.
  const look = (file: string): Hashed | undefined => {
    const info = lstatSync(file, { throwIfNoEntry: false })
    if (info?.isFile() !== true) return undefined
    const { dev, ino, size, mtimeMs } = info
    const key = `${dev} ${ino} ${size} ${mtimeMs}`
    const sha256 = known.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex')
    known.set(key, sha256)
    return { sha256, bytes: size }
  }
  return { look, of: (file) => look(file)?.sha256 }
}
