import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { captureRelease } from './capture.ts'
import { demandSound, soundManifest } from './damage.ts'
import { openDisk, type Disk } from './disk.ts'
import { openHashes, type Hashes } from './hashes.ts'
import { latestRelease } from './latest.ts'
import { withBrandLock } from './lock.ts'
import { readLog } from './log.ts'
import { writeStoreFile } from './nginxStore.ts'
import { dropUnused } from './objects.ts'
import { plan, readPlanned } from './planned.ts'
import { promote, rollback } from './promote.ts'
import { prune } from './prune.ts'
import type { BrandReleases, ReleaseStore, ToSwitch } from './releaseStore.ts'
import { repairBrand, verifyBrand } from './repair.ts'
import { demandLive, readHistory } from './rollout.ts'
import { trustedKeyFile } from './signature.ts'
import { brandStore, listBrands, listReleases, type BrandStore } from './store.ts'
import { eachReadable } from './unreadableState.ts'
import { verifyRelease } from './verify.ts'

/** Switches of a store, before the first of which all that releases wrote into it is on the disk. */
interface Settling {
  /** Notes that a release may have written something. */
  readonly wrote: () => void
  readonly settled: () => Promise<void>
}

function openSettling(disk: Disk, folder: string): Settling {
  let settling: Promise<void> | undefined
  return {
    wrote: () => (settling = undefined),
    settled: () => (settling ??= disk.settle(folder)),
  }
}

function brandReleases(
  disk: Disk,
  brand: BrandStore,
  hashes: Hashes,
  { wrote, settled }: Settling,
): BrandReleases {
  const keyed = <T extends ToSwitch>(options: T) => ({
    ...options,
    disk,
    brand,
    hashes,
    keyFile: trustedKeyFile(brand.store, options.keyFile),
  })
  return {
    capture: (options) => captureRelease({ ...options, disk, brand, hashes }).finally(wrote),
    promote: (options) => settled().then(() => promote(keyed(options))),
    rollback: (options) => settled().then(() => rollback(keyed(options))),
    live: () => demandLive(brand),
    history: () => readHistory(brand),
    log: () => readLog(brand),
    kept: async () =>
      Promise.all(
        (await listReleases(brand)).map(async (id) => ({
          id,
          made: (await stat(join(brand.folder, id))).mtime,
          manifest: demandSound(brand, id),
        })),
      ),
    latest: () => latestRelease(brand),
    manifest: (id) => Promise.resolve(soundManifest(brand, id)),
    planned: () => readPlanned(brand),
    plan: (promotion, options) => plan(disk, brand, promotion, options),
    examine: async (id, keyFile) =>
      void (await verifyRelease(brand, id, { hashes, keyFile: trustedKeyFile(brand.store, keyFile) })),
    verify: () => verifyBrand(brand, hashes),
    repair: (options) => repairBrand({ ...options, disk, brand }).finally(wrote),
  }
}

/** Store in a folder: links to contents by their hash, and one link that a switch replaces. */
export function openFolderStore(folder: string, disk: Disk = openDisk()): ReleaseStore {
  const hashes = openHashes()
  const settling = openSettling(disk, folder)
  return {
    address: folder,
    activation: 'activate it in nginx with: nginx -s reload',
    brands: () => listBrands(folder),
    of: (tenant) => brandReleases(disk, brandStore(folder, tenant), hashes, settling),
    switched: () => writeStoreFile(disk, folder),
    clean: async (keep, wait) => {
      const { results, faults } = await eachReadable(await listBrands(folder), (tenant) => {
        const brand = brandStore(folder, tenant)
        const clear = async () => {
          const live = await demandLive(brand)
          await readPlanned(brand)
          return live === undefined ? [] : prune(disk, brand, live, keep)
        }
        return withBrandLock(brand, clear, wait)
      })
      return {
        releases: results.flat(),
        contents: await dropUnused(disk, join(folder, 'objects')),
        failed: faults,
      }
    },
  }
}
