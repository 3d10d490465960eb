import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/**
 * Looks into a store, each undefined or empty where there is nothing to see. Synchronous: a command about a hundred
 * brands takes thousands of them, and a promise around each takes longer than the look.
 */
function seen<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

export const textOf = (file: string): string | undefined => seen(() => readFileSync(file, 'utf8'))
export const namesIn = (folder: string): readonly string[] => seen(() => readdirSync(folder)) ?? []
export const targetOf = (link: string): string | undefined => seen(() => readlinkSync(link))
