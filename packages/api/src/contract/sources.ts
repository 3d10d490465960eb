import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The three documents of the contract, in the order in which they are listed everywhere. */
export const CONTRACTS = ['wps', 'lgw', 'lotto'] as const
export type ContractName = (typeof CONTRACTS)[number]

const PUBLISHED = fileURLToPath(new URL('../openapi/', import.meta.url))
const OF_THE_REPOSITORY = fileURLToPath(new URL('../../../../openapi/', import.meta.url))

/** Folder of the contract's files: the copy inside the published package, or the repository's own. */
export const CONTRACT_FOLDER = existsSync(PUBLISHED) ? PUBLISHED : OF_THE_REPOSITORY

/** Reads the text of one file of the contract by its path within openapi/; undefined when it does not exist. */
export type ReadSource = (path: string) => string | undefined

/** Reads the contract from disk. */
export function diskSource(folder: string = CONTRACT_FOLDER): ReadSource {
  return (path) => {
    try {
      return readFileSync(`${folder}/${path}`, 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
}

/** Reads the contract at a commit. Throws outside of a git checkout and for an unknown commit. */
export function commitSource(commit: string, folder: string = CONTRACT_FOLDER): ReadSource {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const known = new Set(git('ls-tree', '-r', '--name-only', commit, '.').split('\n'))
  return (path) => (known.has(path) ? git('show', `${commit}:./${path}`) : undefined)
}
