import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Disk } from './disk.ts'
import { latestRelease } from './latest.ts'
import { dropUnused } from './objects.ts'
import { readPlanned } from './planned.ts'
import { readHistory, servedReleases } from './rollout.ts'
import { UNFINISHED, freshFolder, listReleases, type BrandStore, type Rollout } from './store.ts'
import { UnreadableState } from './unreadableState.ts'

/** A release and when it was made. */
export interface Aged {
  readonly id: string
  readonly made: Date
}

/**
 * Releases that may be removed: all but the `keep` last used, those served, promised, and needed by `rollback`. Those
 * never served are new and count as used last.
 * @param history rollouts, newest first
 * @param promised the planned release and the latest one, which the next `promote --all` takes
 */
export function spareReleases(
  kept: readonly Aged[],
  live: Rollout,
  history: readonly Rollout[],
  keep: number,
  promised: readonly (string | undefined)[],
): string[] {
  const needed = new Set([...servedReleases(live), ...promised.filter((id) => id !== undefined)])
  const served = history.flatMap(servedReleases)
  const spare = kept
    .filter(({ id }) => !needed.has(id))
    .map(({ id, made }) => ({ id, at: served.indexOf(id), made: made.getTime() }))
    .sort((a, b) => a.at - b.at || b.made - a.made)
  return spare.slice(Math.max(0, keep - needed.size)).map(({ id }) => id)
}

/**
 * Removes old releases, except the `keep` last used, the latest, those served, planned and needed by `rollback`. A folder
 * is renamed before it is emptied, so that an incomplete one never looks like a release.
 */
export async function prune(disk: Disk, brand: BrandStore, live: Rollout, keep: number): Promise<string[]> {
  const kept = await Promise.all(
    (await listReleases(brand)).map(async (id) => ({ id, made: (await stat(join(brand.folder, id))).mtime })),
  )
  const planned = await readPlanned(brand).catch((error: unknown) => {
    if (error instanceof UnreadableState) return 'unreadable' as const
    throw error
  })
  // Any release may be the one that was planned; a promotion has the brand's next plan behind it.
  if (planned === 'unreadable') return []
  const promised = [planned?.release, await latestRelease(brand)]
  const removed = spareReleases(kept, live, await readHistory(brand), keep, promised)
  for (const id of removed) {
    const folder = join(brand.folder, id)
    await disk.rename(folder, `${folder}${UNFINISHED}`)
    await disk.remove(`${folder}${UNFINISHED}`)
    await disk.remove(freshFolder(brand, id))
  }
  if (removed.length > 0) await dropUnused(disk, brand.objects)
  return removed
}
