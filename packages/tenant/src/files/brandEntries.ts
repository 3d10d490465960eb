import { lstatSync, readdirSync } from 'node:fs'
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
  collect(folder, below, found)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** True for a path that exists, though what is below it may be passed over as a tool's. */
export function hasPath(folder: string, path: string): boolean {
  return lstatSync(join(folder, path), { throwIfNoEntry: false }) !== undefined
}

/** True for the entry in whose place the listing of a folder with too many of them ends. */
export const isLimit = ({ refused }: BrandEntry): boolean => refused === tooMany

function namesIn(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function collect(folder: string, below: string, found: BrandEntry[]): void {
  if (below !== '' && !isFolder(join(folder, below))) return
  for (const name of namesIn(join(folder, below))) {
    if (TOOLS.test(name)) continue
    const path = below === '' ? name : `${below}/${name}`
    if (found.length >= MOST_ENTRIES) {
      found.push({ path, folder: false, refused: tooMany })
      return
    }
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false })
    if (stats === undefined) continue
    const isDeep = stats.isDirectory() && path.split('/').length >= MOST_LEVELS
    const refused = isDeep ? tooDeep : refusedEntry(stats, stats.isDirectory())
    found.push({ path, folder: stats.isDirectory(), ...(refused === undefined ? {} : { refused }) })
    // Contents of a hidden folder, which may be a whole repository, are refused with it.
    if (stats.isDirectory() && !isDeep && !name.startsWith('.')) collect(folder, path, found)
    if (found.at(-1)?.refused === tooMany) return
  }
}

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const tooMany = new FileRefused(`more than ${MOST_ENTRIES} files`, `at most ${MOST_ENTRIES}`)
const tooDeep = new FileRefused('a folder too deep', `at most ${MOST_LEVELS} levels`)
