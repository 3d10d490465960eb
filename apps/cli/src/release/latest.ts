import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { readLog } from './log.ts'
import { listReleases, type BrandStore } from './store.ts'

/** The release that was made last; where no log tells, the one with the newest folder. Undefined without any. */
export async function latestRelease(brand: BrandStore): Promise<string | undefined> {
  const kept = await listReleases(brand)
  const told = (await readLog(brand)).findLast(
    ({ what, release }) => what === 'release' && kept.includes(release),
  )
  if (told !== undefined) return told.release
  const ages = await Promise.all(
    kept.map(async (id) => ({ id, made: (await stat(join(brand.folder, id))).mtimeMs })),
  )
  return ages.sort((a, b) => b.made - a.made)[0]?.id
}
