import { dirname, join } from 'node:path'

import { examineRelease, type Damage } from './damage.ts'
import type { Disk } from './disk.ts'
import type { Hashes } from './hashes.ts'
import { objectPath } from './objects.ts'
import { SITE_FOLDER, UNFINISHED, brandStore, listBrands, listReleases, type BrandStore } from './store.ts'

/** Puts a stored content in the place of a damaged file, at once. */
async function linkAnew(disk: Disk, object: string, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}${UNFINISHED}`
  await disk.remove(unfinished)
  await disk.mkdir(dirname(file))
  await disk.link(object, unfinished)
  await disk.rename(unfinished, file)
}

/**
 * Mends what the store's own contents can mend in a release: files that are missing or changed are linked anew, files
 * that are not its own are removed.
 * @returns what is damaged still
 */
export async function mendRelease(
  disk: Disk,
  brand: BrandStore,
  id: string,
  hashes: Hashes,
): Promise<{ readonly mended: readonly Damage[]; readonly left: readonly Damage[] }> {
  const { damages } = examineRelease(brand, id, hashes)
  const mended: Damage[] = []
  for (const damage of damages) {
    const { path, what, sha256 } = damage
    const file = join(brand.folder, id, path)
    const object = sha256 === undefined ? undefined : objectPath(brand.objects, sha256)
    if (what === 'extra') await disk.remove(file)
    else if (object !== undefined && hashes.of(object) === sha256) await linkAnew(disk, object, file)
    else continue
    mended.push(damage)
  }
  return { mended, left: damages.filter((damage) => !mended.includes(damage)) }
}

/** Links contents that were restored anew in every release of the store that has them: they link to the damaged files. */
export async function linkEverywhere(
  disk: Disk,
  store: string,
  restored: ReadonlySet<string>,
  hashes: Hashes,
): Promise<void> {
  if (restored.size === 0) return
  for (const tenant of await listBrands(store)) {
    const brand = brandStore(store, tenant)
    for (const id of await listReleases(brand)) {
      const { manifest } = examineRelease(brand, id, hashes)
      for (const { path, sha256 } of manifest?.files ?? []) {
        const file = join(brand.folder, id, SITE_FOLDER, path)
        if (!restored.has(sha256) || hashes.of(file) === sha256) continue
        // The release may be removed by its brand's own process at the same moment.
        await linkAnew(disk, objectPath(brand.objects, sha256), file).catch(() => undefined)
      }
    }
  }
}
