import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parse } from 'yaml'

import type { JsonObject } from './document.ts'

/** The three documents of the contract, in the order in which they are listed everywhere. */
export const CONTRACTS = ['wps', 'lgw', 'lotto'] as const
export type ContractName = (typeof CONTRACTS)[number]

/** Where the repository keeps the contract. */
export const CONTRACT_FOLDER = fileURLToPath(new URL('../../../../openapi/', import.meta.url))

/** Reads one file of the contract by its path within openapi/; undefined when it is not there. */
export type ReadSource = (path: string) => JsonObject | undefined

/** The contract as it is on disk. */
export function diskSource(folder: string = CONTRACT_FOLDER): ReadSource {
  return remembering((path) => {
    try {
      return readFileSync(`${folder}/${path}`, 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  })
}

/** The contract as a commit has it. Throws when this is no git checkout or there is no such commit. */
export function commitSource(commit: string, folder: string = CONTRACT_FOLDER): ReadSource {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const known = new Set(git('ls-tree', '-r', '--name-only', commit, '.').split('\n'))
  return remembering((path) => (known.has(path) ? git('show', `${commit}:./${path}`) : undefined))
}

/** Parses what `read` answers, once per file. */
function remembering(read: (path: string) => string | undefined): ReadSource {
  const parsed = new Map<string, JsonObject | undefined>()
  return (path) => {
    if (!parsed.has(path)) {
      const text = read(path)
      parsed.set(path, text === undefined ? undefined : (parse(text) as JsonObject))
    }
    return parsed.get(path)
  }
}
