import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { openDisk, type Disk } from '../release/disk.ts'
import { MANIFEST_FILE, UNFINISHED } from '../release/store.ts'

/** Disk that knows what a power cut could take away. */
export interface PowerCuts {
  readonly disk: Disk
  /**
   * Renames of something that was not kept before it got its name: after a cut it could be there and be empty. Contents
   * and releases may be: they are compared with their hashes, and kept before a switch depends on them.
   */
  readonly early: string[]
  /** Everything that a power cut could take away now, beside removals. */
  readonly lost: () => string[]
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Opens a disk that notes contents of files and names in folders which were not synchronised since they changed. */
export function openPowerCuts(): PowerCuts {
  const real = openDisk()
  const early: string[] = []
  /** Files whose content is not kept, and folders that lack a name. */
  const open = new Set<string>()
  const named = (path: string) => open.add(dirname(path))
  const movedFrom = (from: string, to: string) => {
    for (const path of [...open].filter((each) => isBelow(each, from))) {
      open.delete(path)
      open.add(to + path.slice(from.length))
    }
  }
  const disk: Disk = {
    ...real,
    mkdir: (path) => {
      for (let each = path; !existsSync(each); each = dirname(each)) named(each)
      return real.mkdir(path)
    },
    write: (path, content) => {
      open.add(path)
      named(path)
      return real.write(path, content)
    },
    append: (path, content) => {
      open.add(path)
      if (!existsSync(path)) named(path)
      return real.append(path, content)
    },
    link: (from, to) => {
      named(to)
      return real.link(from, to)
    },
    symlink: (target, path) => {
      named(path)
      return real.symlink(target, path)
    },
    rename: (from, to) => {
      // A release gets such a name before it is removed: what is served instead has to be kept by then.
      const isRemoval = to.endsWith(UNFINISHED)
      const isCompared = basename(dirname(dirname(to))) === 'objects' || existsSync(join(from, MANIFEST_FILE))
      const tooEarly = isCompared ? [] : [...open].filter((path) => isRemoval || isBelow(path, from))
      early.push(...tooEarly.map((path) => `${path} before ${to}`))
      movedFrom(from, to)
      if (!isRemoval) named(to)
      return real.rename(from, to)
    },
    remove: (path) => {
      // Other things that come back with the power are in nobody's way: a plan would be carried out.
      if (basename(path) === 'planned.json' && existsSync(path)) named(path)
      for (const each of [...open].filter((each) => isBelow(each, path))) open.delete(each)
      return real.remove(path)
    },
    sync: async (paths) => {
      for (const path of paths) open.delete(path)
      await real.sync(paths)
    },
    settle: async (folder) => {
      for (const each of [...open].filter((each) => isBelow(each, folder) || each === dirname(folder)))
        open.delete(each)
      await real.settle(folder)
    },
  }
  return { disk, early, lost: () => [...open] }
}
