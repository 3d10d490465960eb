import { createHash, hash as hashAtOnce } from 'node:crypto'
import { closeSync, lstatSync, openSync, readSync } from 'node:fs'

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

/** One piece of memory for all files: a buffer for each would be cleared away thousands of times. */
const PIECE = Buffer.allocUnsafeSlow(1024 ** 2)

/** @param bytes size of the file: one that fits the piece is read and hashed at once, which takes half as long */
function hashOf(file: string, bytes: number): string {
  const handle = openSync(file, 'r')
  try {
    let read = readSync(handle, PIECE)
    if (read === bytes && bytes < PIECE.length) return hashAtOnce('sha256', PIECE.subarray(0, read), 'hex')
    const hash = createHash('sha256')
    for (; read > 0; read = readSync(handle, PIECE)) hash.update(PIECE.subarray(0, read))
    return hash.digest('hex')
  } finally {
    closeSync(handle)
  }
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
    const sha256 = known.get(key) ?? hashOf(file, size)
    known.set(key, sha256)
    return { sha256, bytes: size }
  }
  return { look, of: (file) => look(file)?.sha256 }
}
