import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Codes of the operating system for what is not there, or is something else than what is looked for. */
const NOTHING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EINVAL'])

/**
 * Looks into a store, each undefined or empty where there is nothing to see. What is there and cannot be looked at, for
 * want of rights or by a fault of the disk, is no empty store. Synchronous: a command about a hundred brands takes
 * thousands of them, and a promise around each takes longer than the look.
 */
function seen<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

export const textOf = (file: string): string | undefined => seen(() => readFileSync(file, 'utf8'))
export const namesIn = (folder: string): readonly string[] => seen(() => readdirSync(folder)) ?? []
export const targetOf = (link: string): string | undefined => seen(() => readlinkSync(link))
