import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Disk } from './disk.ts'
import { dropUnused } from './objects.ts'
import { readPlanned } from './planned.ts'
import { readHistory, servedReleases } from './rollout.ts'
import { UNFINISHED, freshFolder, listReleases, type BrandStore, type Rollout } from './store.ts'

/** Releases by last use, newest first; those never served are new and come first. */
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

/**
 * Removes old releases, except the `keep` last used, those served, planned and needed by `rollback`. A folder
 * is renamed before it is emptied, so that an incomplete one never looks like a release.
 */
export async function prune(disk: Disk, brand: BrandStore, live: Rollout, keep: number): Promise<string[]> {
  const planned = await readPlanned(brand)
  const needed = new Set([...servedReleases(live), ...(planned === undefined ? [] : [planned.release])])
  const spare = (await byLastUse(brand)).filter((id) => !needed.has(id))
  const removed = spare.slice(Math.max(0, keep - needed.size))
  for (const id of removed) {
    const folder = join(brand.folder, id)
    await disk.rename(folder, `${folder}${UNFINISHED}`)
    await disk.remove(`${folder}${UNFINISHED}`)
    await disk.remove(freshFolder(brand, id))
  }
  if (removed.length > 0) await dropUnused(disk, brand.objects)
  return removed
}
