import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import {
  ASSETS_FOLDER,
  MESSAGES_FOLDER,
  brandEntries,
  readBrandFile,
  refusalOf,
  type LoadedTenant,
} from '@livery/tenant'

/** Record of a bundle that livery wrote, kept in the cache so that bundles contain no build state. */
export interface StampState {
  /** Hash of all inputs of the bundle. */
  readonly inputs: string
  /** All words of the bundle that the leak scan can meet (`writtenWords`). */
  readonly words: string
  /** Hash of the data that could be among them when the leak scan last passed. */
  readonly scanned: string
  /** Hash of the bundle's report, to detect a folder that was changed since. */
  readonly report: string
}

export function hashText(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part)
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** One hash over the names and contents of everything below a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const files = await filesBelow(folder)
  const contents = await Promise.all(files.map((file) => readFile(file)))
  return hashText(...files.flatMap((file, at) => [file.slice(folder.length), contents[at] ?? '']))
}

/** Size of a file whose content counts for a build, in bytes; a larger one is none that a build reads. */
const LARGEST_COUNTED = 4 * 1024 * 1024

/** Folders of a brand whose files a build reads; everything else that it takes from a brand is its data. */
const READ = [ASSETS_FOLDER, MESSAGES_FOLDER]

/**
 * One hash over all that a bundle is made of and that is its brand's: its data, and the regular files that a build reads.
 * Records of approvals, notes, comments and package files are in no bundle.
 */
export function hashBrand({ path: folder, config, brand }: LoadedTenant): string {
  const files = READ.flatMap((below) => brandEntries(folder, below)).flatMap(
    ({ path, folder: isFolder, refused }) => {
      if (isFolder || refused !== undefined) return []
      try {
        return [path, readBrandFile(folder, path, LARGEST_COUNTED) ?? '']
      } catch (error) {
        return [path, refusalOf(error).found]
      }
    },
  )
  return hashText(JSON.stringify([config, brand]), ...files)
}

/** State file of an output folder; each output folder has its own. */
function stateFile(cache: string, out: string): string {
  return join(cache, 'stamps', `${hashText(out).slice(0, 16)}.json`)
}

/** Lock file held while a bundle is written, so that two builds do not write one folder at the same time. */
export function lockFile(cache: string, out: string): string {
  return `${stateFile(cache, out)}.lock`
}

export async function readState(cache: string, out: string): Promise<StampState | undefined> {
  try {
    return JSON.parse(await readFile(stateFile(cache, out), 'utf8')) as StampState
  } catch {
    return undefined
  }
}

export async function writeState(cache: string, out: string, state: StampState): Promise<void> {
  const file = stateFile(cache, out)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(state))
}
