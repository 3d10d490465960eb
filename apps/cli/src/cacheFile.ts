import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Value of a file of the cache; undefined for none, and for one that cannot be read. */
export function readCached<T>(file: string): Partial<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<T>
  } catch {
    return undefined
  }
}

/** Writes a file of the cache as a whole. A cache that cannot be written only costs time. */
export function writeCached(file: string, value: unknown): void {
  const unfinished = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, JSON.stringify(value))
    renameSync(unfinished, file)
  } catch {
    // The next command does the work again.
  }
}
