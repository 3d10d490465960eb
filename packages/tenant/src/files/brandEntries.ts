import { lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

import { FileRefused, refusedEntry } from './brandFile.ts'

/**
 * Files and folders that tools leave in any package; nothing of a brand is read from them, and no program obeys them.
 * Other hidden names are entries like all others, because linters and their like take orders from such files.
 */
const TOOLS =
  /^(node_modules|dist|\.turbo|\.DS_Store|\.gitkeep|\.directory|\._.*|\..*\.sw[a-p]|\.(nfs|fuse_hidden).*|.*\.tsbuildinfo)$/

/** Numbers of entries and levels of a brand's folder: a sound one has dozens in three levels. */
const MOST_ENTRIES = 1000
const MOST_LEVELS = 4

/** Entry of a brand's folder. */
export interface BrandEntry {
  /** Path below the folder, with forward slashes. */
  readonly path: string
  readonly folder: boolean
  /** Reason why the entry is not read; absent for a regular file and for a folder. */
  readonly refused?: FileRefused
}

/**
 * Everything below a brand's folder, sorted by path, without what tools leave there. Links are listed and not
 * followed.
 * @param below folder to start from, '' for the brand's own; an absent one has no entries
 */
export function brandEntries(folder: string, below = ''): BrandEntry[] {
  const found: BrandEntry[] = []
  if (below === '' || isFolder(join(folder, below))) collect(folder, below, found)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** True for a path that exists, though what is below it may be passed over as a tool's. */
export function hasPath(folder: string, path: string): boolean {
  return stateOf(join(folder, path)) !== undefined
}

/** True for the entry in whose place the listing of a folder with too many of them ends. */
export const isLimit = ({ refused }: BrandEntry): boolean => refused === tooMany

/** True for the reason of an entry that the system does not let this program look at. */
export const isUnreadable = (refused: FileRefused | undefined): refused is FileRefused =>
  refused === unreadable

/** Names in a folder; undefined for one that cannot be read. */
function namesIn(path: string): string[] | undefined {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}

/** State of an entry: undefined for none, `unreadable` for one in a folder that may be listed and not entered. */
function stateOf(path: string): Stats | FileRefused | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return unreadable
  }
}

function collect(folder: string, below: string, found: BrandEntry[]): void {
  const names = namesIn(join(folder, below))
  if (names === undefined) {
    const last = found.at(-1)
    if (last?.path === below) found[found.length - 1] = { ...last, refused: unreadable }
    return
  }
  for (const name of names) {
    if (TOOLS.test(name)) continue
    const path = below === '' ? name : `${below}/${name}`
    if (found.length >= MOST_ENTRIES) {
      found.push({ path, folder: false, refused: tooMany })
      return
    }
    const stats = stateOf(join(folder, path))
    if (stats === undefined) continue
    if (stats instanceof FileRefused) {
      found.push({ path, folder: false, refused: stats })
      continue
    }
    const isDeep = stats.isDirectory() && path.split('/').length >= MOST_LEVELS
    const refused = isDeep ? tooDeep : refusedEntry(stats, stats.isDirectory())
    found.push({ path, folder: stats.isDirectory(), ...(refused === undefined ? {} : { refused }) })
    // Contents of a hidden folder, which may be a whole repository, are refused with it.
    if (stats.isDirectory() && !isDeep && !name.startsWith('.')) collect(folder, path, found)
    if (found.at(-1)?.refused === tooMany) return
  }
}

function isFolder(path: string): boolean {
  const stats = stateOf(path)
  return stats !== undefined && !(stats instanceof FileRefused) && stats.isDirectory()
}

const tooMany = new FileRefused(`more than ${MOST_ENTRIES} files`, `at most ${MOST_ENTRIES}`)
const unreadable = new FileRefused('an entry that cannot be read', 'a file or folder that may be read')
const tooDeep = new FileRefused('a folder too deep', `at most ${MOST_LEVELS} levels`)
