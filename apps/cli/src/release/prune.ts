import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Disk } from './disk.ts'
import { readHistory, servedReleases } from './rollout.ts'
import { UNFINISHED, listReleases } from './store.ts'
import type { BrandStore, Rollout } from './store.ts'

/** Releases by when they were last served, the newest first; those never served are new and come before all. */
async function byLastUse(brand: BrandStore): Promise<string[]> {
  const served = (await readHistory(brand)).flatMap(servedReleases)
  const all = await listReleases(brand)
  const ages = await Promise.all(
    all.map(async (id) => ({
      id,
      at: served.indexOf(id),
      made: (await stat(join(brand.folder, id))).mtimeMs,
    })),
  )
  return ages.sort((a, b) => a.at - b.at || b.made - a.made).map(({ id }) => id)
}

/** Contents that no release links to any more, and copies that were never finished. Nobody else is at work: see the lock. */
async function dropUnused(disk: Disk, { objects }: BrandStore): Promise<void> {
  const entries = await readdir(objects, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if ((await stat(path)).nlink === 1) await disk.remove(path)
  }
}

/**
 * Lets old releases go: the `keep` last used stay, and whatever is served or is the way back. A folder is renamed
 * before it is emptied, so that half of a release never looks like one.
 */
export async function prune(disk: Disk, brand: BrandStore, live: Rollout, keep: number): Promise<string[]> {
  const needed = new Set(servedReleases(live))
  const spare = (await byLastUse(brand)).filter((id) => !needed.has(id))
  const removed = spare.slice(Math.max(0, keep - needed.size))
  for (const id of removed) {
    const folder = join(brand.folder, id)
    await disk.rename(folder, `${folder}${UNFINISHED}`)
    await disk.remove(`${folder}${UNFINISHED}`)
  }
  if (removed.length > 0) await dropUnused(disk, brand)
  return removed
}
