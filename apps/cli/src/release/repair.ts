import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { examineRelease, type Damage } from './damage.ts'
import type { Disk } from './disk.ts'
import { openHashes, type Hashes } from './hashes.ts'
import { withBrandLock } from './lock.ts'
import { logFault, writeLog } from './log.ts'
import { linkEverywhere, mendRelease } from './mend.ts'
import { keepObject, objectPath, retried } from './objects.ts'
import { replaceFile } from './replaceFile.ts'
import { readLive } from './rollout.ts'
import { MANIFEST_FILE, SITE_FOLDER, listReleases, releaseId, type BrandStore } from './store.ts'

/** Faults of the releases of a brand. */
export interface BrandReport {
  readonly tenant: string
  readonly releases: number
  readonly damages: readonly Damage[]
  /** Fault of the log; '' when it has none. */
  readonly log: string
}

/** Compares every file of a brand's releases with its hash, and reads the log's chain. */
export async function verifyBrand(brand: BrandStore, hashes: Hashes): Promise<BrandReport> {
  const ids = await listReleases(brand)
  return {
    tenant: brand.tenant,
    releases: ids.length,
    damages: ids.flatMap((id) => examineRelease(brand, id, hashes).damages),
    log: await logFault(brand, await readLive(brand)),
  }
}

export interface RepairOptions {
  readonly disk: Disk
  readonly brand: BrandStore
  /** Folders to take contents from: a build's output folder or another store. */
  readonly sources: readonly string[]
  readonly by: string
  readonly wait?: number | undefined
}

/** A brand's releases after a repair. */
export interface Repaired {
  readonly tenant: string
  readonly mended: readonly Damage[]
  readonly left: readonly Damage[]
}

/** Files that may hold a damaged content: other stores' and other releases' copies of it, and the bundle of a build. */
async function candidates(
  { brand, sources }: RepairOptions,
  { release, path, sha256 = '' }: Damage,
): Promise<string[]> {
  const below = path.slice(SITE_FOLDER.length + 1)
  const others = (await listReleases(brand)).filter((id) => id !== release)
  return [
    ...others.map((id) => join(brand.folder, id, path)),
    ...sources.flatMap((folder) => [
      objectPath(join(folder, 'objects'), sha256),
      join(folder, brand.tenant, release, path),
      join(folder, brand.tenant, below),
    ]),
  ]
}

/** Puts another store's manifest in the place of one that was changed, if it is the right one. */
async function mendManifest({ disk, brand, sources }: RepairOptions, { release }: Damage): Promise<boolean> {
  for (const source of sources) {
    const text = await readFile(join(source, brand.tenant, release, MANIFEST_FILE), 'utf8').catch(() => '')
    if (releaseId(brand.tenant, text) !== release) continue
    await replaceFile(disk, join(brand.folder, release, MANIFEST_FILE), text)
    return true
  }
  return false
}

/** Restores a content of the store from the first place that has it right. */
async function restore(options: RepairOptions, damage: Damage, hashes: Hashes): Promise<boolean> {
  const { disk, brand } = options
  const { sha256 } = damage
  if (sha256 === undefined) return false
  const { objects } = brand
  if (hashes.of(objectPath(objects, sha256)) === sha256) return true
  for (const from of await candidates(options, damage)) {
    if (hashes.of(from) !== sha256) continue
    await retried(() => keepObject(disk, hashes, { objects, from, sha256 }))
    return true
  }
  return false
}

/** Mends the files of a release as they are now. @param restored gets the hashes of contents that the store has again */
async function mendFiles(
  options: RepairOptions,
  id: string,
  restored: Set<string>,
): ReturnType<typeof mendRelease> {
  const { disk, brand } = options
  const hashes = openHashes()
  for (const damage of examineRelease(brand, id, hashes).damages)
    if (await restore(options, damage, hashes)) restored.add(damage.sha256 ?? '')
  return mendRelease(disk, brand, id, openHashes())
}

/**
 * Mends the releases of a brand: damaged contents are restored from a build, another store or another release, and
 * linked in every release that has them; files that are no part of a release are removed.
 */
export async function repairBrand(options: RepairOptions): Promise<Repaired> {
  const { disk, brand, by } = options
  return withBrandLock(
    brand,
    async () => {
      const mended: Damage[] = []
      const left: Damage[] = []
      const restored = new Set<string>()
      for (const id of await listReleases(brand)) {
        const hashes = openHashes()
        const manifestDamage = examineRelease(brand, id, hashes).damages.find(
          ({ path }) => path === MANIFEST_FILE,
        )
        if (manifestDamage !== undefined && (await mendManifest(options, manifestDamage)))
          mended.push(manifestDamage)
        const first = await mendFiles(options, id, restored)
        // An extra entry may have stood in the place of a folder, whose files are to be linked anew.
        const isCleared = first.mended.some(({ what }) => what === 'extra')
        const second = isCleared ? await mendFiles(options, id, restored) : { mended: [], left: first.left }
        mended.push(...first.mended, ...second.mended)
        left.push(...second.left)
        const at = new Date().toISOString()
        if (first.mended.length > 0) await writeLog(disk, brand, { at, by, what: 'repair', release: id })
      }
      await linkEverywhere(disk, brand.store, restored, openHashes())
      return { tenant: brand.tenant, mended, left }
    },
    options.wait,
  )
}
